/** Foreign cookies with our names, set by another site of the operator or by a former product (rule storage-13). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleTokensRequest, readTokens } from '../../../../src/platform/browser-storage/token-cookies.ts';
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

describe.each(sets)('beside foreign cookies of %s', (_name, setForeign) => {
  test('that existed before, a sign-in stores its tokens, a renewal the new ones, and a sign-out none', () => {
    setForeign();
    expect(handleTokensRequest({ type: 'write', value: tokens })).toEqual(tokens);
    expect(handleTokensRequest({ type: 'write', value: renewed, unlessGone: true })).toEqual(renewed);
    expect(handleTokensRequest({ type: 'write', value: null })).toBeNull();
    expect(cookies.read(HOST, '/profil/kuponlarim')).toBe('');
  });

  test('that appear during the session, our tokens are still read', () => {
    handleTokensRequest({ type: 'write', value: tokens });
    setForeign();
    expect(readTokens()).toEqual(tokens);
  });

  test('that appear repeatedly, our tokens are still read, and a sign-out ends the session', () => {
    setForeign();
    handleTokensRequest({ type: 'write', value: tokens });
    setForeign();
    expect(readTokens()).toEqual(tokens);
    setForeign();
    expect(handleTokensRequest({ type: 'write', value: null })).toBeNull();
  });

  test('that existed before, our tokens are still read if storage is refused', () => {
    isStorageRefused = true;
    setForeign();
    expect(handleTokensRequest({ type: 'write', value: tokens })).toEqual(tokens);
    setForeign();
    expect(handleTokensRequest({ type: 'write', value: renewed, unlessGone: true })).toEqual(renewed);
  });
});

describe('a foreign cookie that no script can expire', () => {
  /** Cookies of a partition, or of a scope that no attribute names. */
  function pinForeign(): void {
    const { write } = cookies;
    cookies = { ...cookies, write: (host, text) => (text.includes('Domain=') ? undefined : write(host, text)) };
  }

  test('is not read as a session after a sign-out', () => {
    for (const name of ['at', 'rt', 'mid']) writeForeign(name, 'foreign');
    pinForeign();
    expect(handleTokensRequest({ type: 'write', value: tokens })).toEqual(tokens);
    expect(handleTokensRequest({ type: 'write', value: null })).toBeNull();
    expect(readTokens()).toBeNull();
    expect(handleTokensRequest({ type: 'write', value: renewed })).toEqual(renewed);
  });

  test('is not read as a session after the two tokens are dropped', () => {
    for (const name of ['at', 'rt']) writeForeign(name, 'foreign');
    pinForeign();
    handleTokensRequest({ type: 'write', value: tokens });
    expect(handleTokensRequest({ type: 'drop' })).toBeNull();
  });
});

test('without foreign cookies only our own cookies are written', () => {
  const written: string[] = [];
  const { write } = cookies;
  cookies = { ...cookies, write: (host, text) => (written.push(text), write(host, text)) };
  handleTokensRequest({ type: 'write', value: tokens });
  expect(written.map((text) => text.split('=')[0])).toEqual(['at', 'rt', 'mid']);
});

test('storage never contains a token', () => {
  writeForeign('at', 'foreign');
  handleTokensRequest({ type: 'write', value: tokens });
  const texts = [...stored.values()].join(' ');
  for (const token of Object.values(tokens).filter((value) => value.length > 1)) expect(texts).not.toContain(token);
});

test('a refresh token longer than a cookie is not stored, and the tab reports that', () => {
  const held = handleTokensRequest({ type: 'write', value: { ...tokens, refresh: 'r'.repeat(5_000) } });
  expect(held).toBeNull();
});
