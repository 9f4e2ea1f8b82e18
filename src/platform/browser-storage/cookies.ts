/**
 * Cookies by name. Other sites of the operator may set cookies with our names for a shared domain, and the browser
 * lists them all under that name, oldest first (browser-64, rule storage-13).
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { isPlainObject } from '../../lib/guards.ts';
import { DAY_SECONDS } from '../../domain/time.ts';
import { storedValue } from './stored-value.ts';

/** Fingerprints by name of our cookie and of foreign ones; the tokens themselves are stored in cookies only. */
type Marks = Record<string, { own: string; foreign: readonly string[] } | undefined>;

const marks = storedValue<Marks>({
  key: `${STORAGE_PREFIX}:cookies`,
  parse: (stored) => (isMarks(stored) ? stored : {}),
  serialize: (all) => (Object.keys(all).length === 0 ? undefined : all),
});

/**
 * Returns our value of a name; '' for none. Without a stored fingerprint (storage refused, skew) the last one
 * listed is taken, because older cookies and those with longer paths come first.
 */
export function readCookie(name: string): string {
  const listed = valuesOf(name);
  if (listed.length === 0) return '';
  const { own, foreign } = marks.read()[name] ?? { own: '', foreign: [] };
  const isOwn = (text: string): boolean => fingerprint(text) === own;
  const isPossible = (text: string): boolean => !foreign.includes(fingerprint(text)) && decoded(text) !== '';
  return decoded(listed.find(isOwn) ?? listed.findLast(isPossible) ?? '');
}

/**
 * Writes our cookie, or removes it with ''. Others of the same name are expired where a script can do so; the remaining
 * ones are recorded as foreign.
 * @returns true when the browser stored it
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
    // A browser that treats a single-label domain as the host itself has expired our cookie too.
    if (!isWritten()) write();
  }
  mark(name, value === '' ? '' : fingerprint(text), valuesOf(name).filter(isForeign).map(fingerprint));
  return isWritten();
}

function setOwn(name: string, text: string, days: number): void {
  const cookie = `${name}=${text}; Path=/; SameSite=Lax; Max-Age=${days * DAY_SECONDS}`;
  // oxlint-disable-next-line unicorn/no-document-cookie -- cookieStore is not everywhere, and answers too late
  document.cookie = `${cookie}; Secure`;
  // WebKit stores no secure cookie on http://localhost, so only on local hosts it is written without `Secure`.
  if (days > 0 && isLocal() && !valuesOf(name).includes(text)) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- as above
    document.cookie = cookie;
  }
}

/** Expires cookies of a name for every domain and path visible to this page; ours has no domain and the path "/". */
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

/** Returns the host and its parent domains with at least two labels; none for IP addresses. */
function domains(): string[] {
  const labels = location.hostname.split('.');
  if (labels.length < 2 || /^[\d.]+$|:/.test(location.hostname)) return [];
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

/** Returns "/", and each folder of the address with and without a trailing slash. */
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
    // A value of another product or manually set; ours always decode.
    if (error instanceof URIError) return '';
    throw error;
  }
}

function mark(name: string, own: string, foreign: readonly string[]): void {
  const isNone = own === '' && foreign.length === 0;
  const next = Object.entries({ ...marks.read(), [name]: isNone ? undefined : { own, foreign } });
  // If storage is refused or full, the order of the cookies decides.
  marks.write(Object.fromEntries(next.filter(([, each]) => each !== undefined)));
}

/** True for an object of marks; a value in them that is no text equals no fingerprint. */
function isMarks(value: unknown): value is Marks {
  return (
    isPlainObject(value) && Object.values(value).every((each) => isPlainObject(each) && Array.isArray(each['foreign']))
  );
}

function isLocal(): boolean {
  const { protocol, hostname } = location;
  return protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.localhost|.+\.test)$/.test(hostname);
}

/**
 * A short text that is equal for equal texts and very rarely for different ones. The hash is not cryptographic: the
 * text cannot be restored from it, but collisions can be made on purpose.
 */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
}
