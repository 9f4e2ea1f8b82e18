/** Cookies of our names that another site of the operator, or a former product, has set (rule storage-13). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdTokens, readTokens } from '../../../../src/platform/kept/token-cookies.ts';
import { type BrowserCookies, browserCookies } from '../../../support/browser-cookies.ts';

const HOST = 'bet.tribun.example';
const tokens = { access: 'access-1', refresh: 'refresh-1', memberId: '7' };
const renewed = { access: 'access-2', refresh: 'refresh-2', memberId: '7' };

let cookies: BrowserCookies;
let stored: Map<string, string>;
let isStorageRefused: boolean;

function openPage(pathname: string): void {
  vi.stubGlobal('location', { protocol: 'https:', hostname: HOST, pathname });
  vi.stubGlobal('document', {
    get cookie() {
      return cookies.read(HOST, pathname);
    },
    set cookie(text: string) {
      cookies.write(HOST, text);
    },
  });
}

beforeEach(() => {
  cookies = browserCookies();
  stored = new Map();
  isStorageRefused = false;
  const allowed = (): void => {
    if (isStorageRefused) throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (allowed(), stored.get(key) ?? null),
    setItem: (key: string, value: string) => (allowed(), stored.set(key, value)),
    removeItem: (key: string) => (allowed(), stored.delete(key)),
  });
  openPage('/profil/kuponlarim');
});
afterEach(() => vi.unstubAllGlobals());

const writeForeign = (name: string, value: string, scope = 'Domain=tribun.example; Path=/'): void =>
  cookies.write('www.tribun.example', `${name}=${value}; ${scope}`);

const sets: [string, () => void][] = [
  ['one', () => writeForeign('at', 'foreign')],
  ['one of each name', () => ['at', 'rt', 'mid'].forEach((name) => writeForeign(name, 'foreign'))],
  ['an empty one and a worthless one', () => (writeForeign('at', ''), writeForeign('rt', '%E0%A4%A'))],
  [
    'three of a name, for the host, its domain and a path',
    () => {
      writeForeign('rt', 'one');
      cookies.write(HOST, `rt=two; Domain=${HOST}; Path=/`);
      cookies.write(HOST, 'rt=three; Path=/profil');
    },
  ],
];

describe.each(sets)('beside %s', (_name, setForeign) => {
  test('that was there before, a sign-in holds its tokens, a renewal its new ones, and a sign-out none', () => {
    setForeign();
    expect(holdTokens({ type: 'write', value: tokens })).toEqual(tokens);
    expect(holdTokens({ type: 'write', value: renewed, unlessGone: true })).toEqual(renewed);
    expect(holdTokens({ type: 'write', value: null })).toBeNull();
    expect(cookies.read(HOST, '/profil/kuponlarim')).toBe('');
  });

  test('that comes during the session, ours is told apart from it', () => {
    holdTokens({ type: 'write', value: tokens });
    setForeign();
    expect(readTokens()).toEqual(tokens);
  });

  test('that comes back again and again, ours is told apart, and a sign-out ends the session', () => {
    setForeign();
    holdTokens({ type: 'write', value: tokens });
    setForeign();
    expect(readTokens()).toEqual(tokens);
    setForeign();
    expect(holdTokens({ type: 'write', value: null })).toBeNull();
  });

  test('that came first, ours is found where storage is refused', () => {
    isStorageRefused = true;
    setForeign();
    expect(holdTokens({ type: 'write', value: tokens })).toEqual(tokens);
    setForeign();
    expect(holdTokens({ type: 'write', value: renewed, unlessGone: true })).toEqual(renewed);
  });
});

describe('one that no script can expire', () => {
  /** Of a partition, or a scope that no attribute names. */
  function pinForeign(): void {
    const { write } = cookies;
    cookies = { ...cookies, write: (host, text) => (text.includes('Domain=') ? undefined : write(host, text)) };
  }

  test('is no session after a sign-out', () => {
    for (const name of ['at', 'rt', 'mid']) writeForeign(name, 'foreign');
    pinForeign();
    expect(holdTokens({ type: 'write', value: tokens })).toEqual(tokens);
    expect(holdTokens({ type: 'write', value: null })).toBeNull();
    expect(readTokens()).toBeNull();
    expect(holdTokens({ type: 'write', value: renewed })).toEqual(renewed);
  });

  test('does not come back when the two tokens are dropped', () => {
    for (const name of ['at', 'rt']) writeForeign(name, 'foreign');
    pinForeign();
    holdTokens({ type: 'write', value: tokens });
    expect(holdTokens({ type: 'drop' })).toBeNull();
  });
});

test('without foreign ones nothing but our own cookies is written', () => {
  const written: string[] = [];
  const { write } = cookies;
  cookies = { ...cookies, write: (host, text) => (written.push(text), write(host, text)) };
  holdTokens({ type: 'write', value: tokens });
  expect(written.map((text) => text.split('=')[0])).toEqual(['at', 'rt', 'mid']);
});

test('no token stands in the storage', () => {
  writeForeign('at', 'foreign');
  holdTokens({ type: 'write', value: tokens });
  const texts = [...stored.values()].join(' ');
  for (const token of Object.values(tokens).filter((value) => value.length > 1)) expect(texts).not.toContain(token);
});

test('a refresh token that is longer than a cookie is not held, and the tab says so', () => {
  const held = holdTokens({ type: 'write', value: { ...tokens, refresh: 'r'.repeat(5_000) } });
  expect(held).toBeNull();
});
