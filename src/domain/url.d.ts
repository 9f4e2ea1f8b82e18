/**
 * Types of URL and URLSearchParams, the only platform API the neutral folders use, because every realm has it. Only the
 * project of the neutral folders includes this file; other projects use the platform's own types.
 */
interface URLSearchParams {
  readonly size: number;
  delete(name: string): void;
  keys(): IterableIterator<string>;
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  sort(): void;
  toString(): string;
}
declare const URLSearchParams: new (init?: string | Record<string, string>) => URLSearchParams;

interface URL {
  hash: string;
  href: string;
  readonly host: string;
  readonly origin: string;
  readonly pathname: string;
  readonly protocol: string;
  readonly search: string;
  readonly searchParams: URLSearchParams;
}
declare const URL: {
  new (url: string, base?: string): URL;
  canParse(url: string, base?: string): boolean;
};
