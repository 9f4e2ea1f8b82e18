/** What the journeys need of a browser, whoever drives it: Playwright cannot drive what a distribution installs. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export interface OtherTab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page; arguments and answer are plain data. */
  evaluate<Input extends unknown[], Output>(
    script: (...input: Input) => Output,
    ...input: Input
  ): Promise<Awaited<Output>>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  open(url: string): Promise<OtherTab>;
  close(): Promise<void>;
}

export interface BrowserKind {
  name: string;
  /** How it is installed, in a sentence. */
  remedy: string;
  /** Everything it needs is on this machine. */
  isInstalled(): boolean;
  launch(): Promise<OtherBrowser>;
}

/** Path of a program, `undefined` where there is none. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
