/**
 * Cookies by name, told apart from those another site of the operator sets for a domain we share: the browser lists both
 * under one name, the older one first (browser-64, rule storage-13).
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { isFields } from '../../lib/guards.ts';
import { DAY_SECONDS } from '../../domain/time.ts';

/** Fingerprints by name of our cookies and of those found beside them; tokens themselves are in cookies alone. */
type Marks = Record<string, { own: string; foreign: readonly string[] } | undefined>;

const MARKS_KEY = `${STORAGE_PREFIX}:cookies`;

/**
 * Our value of that name; '' for none. Without a mark (storage refused, a build that wrote none) the last one listed counts:
 * a cookie that is older, or of a longer path, comes first.
 */
export function readCookie(name: string): string {
  const listed = valuesOf(name);
  if (listed.length === 0) return '';
  const { own, foreign } = marks()[name] ?? { own: '', foreign: [] };
  const isOwn = (text: string): boolean => fingerprint(text) === own;
  const isPossible = (text: string): boolean => !foreign.includes(fingerprint(text)) && decoded(text) !== '';
  return decoded(listed.find(isOwn) ?? listed.findLast(isPossible) ?? '');
}

/**
 * Writes one, or removes it with ''. Others of the same name are expired wherever a script may expire them, and what is left
 * of them is remembered as foreign. @returns whether the browser took it
 */
export function writeCookie(name: string, value: string, keepDays: number): boolean {
  const text = encodeURIComponent(value);
  const days = value === '' ? 0 : keepDays;
  const write = (): void => setOwn(name, text, days);
  write();
  const isWritten = (): boolean => value === '' || valuesOf(name).includes(text);
  const isForeign = (other: string): boolean => value === '' || other !== text;
  if (valuesOf(name).some(isForeign) || valuesOf(name).length > 1) {
    expireForeign(name);
    // A browser that takes a domain of one label for the host itself has expired ours as well.
    if (!isWritten()) write();
  }
  mark(name, value === '' ? '' : fingerprint(text), valuesOf(name).filter(isForeign).map(fingerprint));
  return isWritten();
}

function setOwn(name: string, text: string, days: number): void {
  const cookie = `${name}=${text}; Path=/; SameSite=Lax; Max-Age=${days * DAY_SECONDS}`;
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is not everywhere, and answers too late
  document.cookie = `${cookie}; Secure`;
  // WebKit keeps no secure cookie on http://localhost: only on such a host, never of a network, is one without it.
  if (days > 0 && isLocal() && !valuesOf(name).includes(text)) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- as above
    document.cookie = cookie;
  }
}

/** Of every domain and path this page may see; ours has no domain and the path "/". */
function expireForeign(name: string): void {
  for (const domain of ['', ...domains()]) {
    for (const path of paths()) {
      if (domain === '' && path === '/') continue;
      const scope = `${domain === '' ? '' : `; Domain=${domain}`}; Path=${path}`;
      // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is not everywhere, and answers too late
      document.cookie = `${name}=; Max-Age=0${scope}; Secure`;
    }
  }
}

/** The host and what is above it, of at least two labels; none for an address of numbers. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  if (labels.length < 2 || /^[\d.]+$|:/.test(location.hostname)) return [];
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** "/", and each folder of the address with and without its slash. */
function paths(): string[] {
  const parts = location.pathname.split('/').filter((part) => part !== '');
  const folders = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}

function valuesOf(name: string): string[] {
  return document.cookie
    .split('; ')
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    // Of another product or another hand: none of ours is written so.
    if (error instanceof URIError) return '';
    throw error;
  }
}

function marks(): Marks {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MARKS_KEY) ?? '{}');
    return isMarks(stored) ? stored : {};
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return {};
    throw error;
  }
}

function mark(name: string, own: string, foreign: readonly string[]): void {
  const before = marks();
  const next = Object.entries({ ...before, [name]: own === '' && foreign.length === 0 ? undefined : { own, foreign } });
  const kept = next.filter(([, each]) => each !== undefined);
  try {
    if (kept.length === 0) localStorage.removeItem(MARKS_KEY);
    else localStorage.setItem(MARKS_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch (error) {
    // Where the storage refuses or is full, the order of the list decides.
    if (!(error instanceof DOMException)) throw error;
  }
}

function isMarks(value: unknown): value is Marks {
  return (
    isFields(value) &&
    Object.values(value).every(
      (each) =>
        isFields(each) &&
        typeof each['own'] === 'string' &&
        Array.isArray(each['foreign']) &&
        each['foreign'].every((text: unknown) => typeof text === 'string'),
    )
  );
}

function isLocal(): boolean {
  const { protocol, hostname } = location;
  return protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost|.+\.test)$/.test(hostname);
}
