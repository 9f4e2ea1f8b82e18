/** `document.cookie` of one page, as RFC 6265 has it: cookies of several domains and paths under one name. */

interface Cookie {
  name: string;
  value: string;
  /** Domain without a leading dot. */
  domain: string;
  /** True for a cookie set without `Domain`, which belongs to this host alone. */
  isHostOnly: boolean;
  path: string;
}

export interface BrowserCookies {
  /** Returns the cookies that a script of that host and path reads. */
  read(host: string, path?: string): string;
  /** Sets a cookie as a script of that host does. */
  write(host: string, text: string): void;
}

/** Limit of name and value together, in Chromium, Firefox and WebKit. */
const MOST_BYTES = 4_096;
/** Public suffixes, for which no cookie may be set. */
const publicSuffixes = ['example', 'localhost', 'com'];

export function browserCookies(): BrowserCookies {
  /** In the order of their creation. */
  let all: Cookie[] = [];
  return {
    read: (host, path = '/') =>
      all
        .filter((cookie) => matches(cookie, host) && covers(cookie.path, path))
        .toSorted((one, other) => other.path.length - one.path.length)
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    write: (host, text) => {
      const [pair = '', ...attributes] = text.split(/; ?/);
      const at = pair.indexOf('=');
      const told = new Map(attributes.map((each) => [each.split('=')[0] ?? '', each.split('=')[1] ?? '']));
      const given = told.get('Domain');
      const cookie: Cookie = {
        name: pair.slice(0, at),
        value: pair.slice(at + 1),
        domain: given ?? host,
        isHostOnly: given === undefined,
        path: told.get('Path') ?? '/',
      };
      if (pair.length > MOST_BYTES) return;
      if (given !== undefined && (publicSuffixes.includes(given) || !matches(cookie, host))) return;
      const isSame = (other: Cookie): boolean =>
        (['name', 'domain', 'isHostOnly', 'path'] as const).every((part) => other[part] === cookie[part]);
      const isOver = Number(told.get('Max-Age') ?? 1) <= 0;
      // A replaced cookie keeps its place.
      if (!isOver && all.some(isSame)) all = all.map((other) => (isSame(other) ? cookie : other));
      else all = [...all.filter((other) => !isSame(other)), ...(isOver ? [] : [cookie])];
    },
  };
}

function matches({ domain, isHostOnly }: Cookie, host: string): boolean {
  return host === domain || (!isHostOnly && host.endsWith(`.${domain}`));
}

function covers(path: string, asked: string): boolean {
  return asked === path || asked.startsWith(path.endsWith('/') ? path : `${path}/`);
}
