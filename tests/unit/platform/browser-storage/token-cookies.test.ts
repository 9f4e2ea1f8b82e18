/** The session's cookies, as a browser stores them (rule storage-1, sign-in-17, registration-7). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleTokensRequest, readTokens } from '../../../../src/platform/browser-storage/token-cookies.ts';

let held: Map<string, string>;
let written: string[];
let refusesSecure: boolean;

function place(protocol: string, hostname: string): void {
  vi.stubGlobal('location', { protocol, hostname, pathname: '/' });
}

beforeEach(() => {
  held = new Map();
  written = [];
  refusesSecure = false;
  place('https:', 'tribun.example');
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('document', {
    get cookie() {
      return [...held].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      if (refusesSecure && text.includes('Secure')) return;
      const [name = '', value = ''] = (text.split('; ')[0] ?? '').split('=');
      if (text.includes('Max-Age=0')) held.delete(name);
      else held.set(name, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const tokens = { access: 'a b', refresh: 'r', memberId: 'm-7' };

describe('the content of the cookies', () => {
  test('is read as written', () => {
    expect(handleTokensRequest({ type: 'write', value: tokens })).toEqual(tokens);
    expect(handleTokensRequest({ type: 'player', memberId: 'm-7', hashedPlayer: 'h' })).toEqual(tokens);
    expect([...held.keys()]).toEqual(['at', 'rt', 'mid', 'hid']);
    expect(handleTokensRequest({ type: 'write', value: null })).toBeNull();
    expect([...held]).toEqual([]);
  });

  test('is a session without an access token if it can be renewed', () => {
    handleTokensRequest({ type: 'write', value: tokens });
    held.delete('at');
    expect(readTokens()).toEqual({ ...tokens, access: '' });
    held.delete('mid');
    expect(readTokens()).toBeNull();
    held.set('at', 'a').delete('rt');
    expect(readTokens()).toBeNull();
  });

  test('written by other code is ignored, and breaks nothing', () => {
    for (const [name, value] of [
      ['at', '%E0%A4%A'],
      ['rt', 'r'],
      ['mid', '%'],
    ] as const)
      held.set(name, value);
    expect(readTokens()).toBeNull();
    expect(handleTokensRequest({ type: 'write', value: tokens })).toEqual(tokens);
  });
});

test("the hashed id is stored for a year, and only beside its member's tokens", () => {
  expect(handleTokensRequest({ type: 'player', memberId: 'm-7', hashedPlayer: 'h' })).toBeNull();
  handleTokensRequest({ type: 'write', value: tokens });
  expect(handleTokensRequest({ type: 'player', memberId: 'm-8', hashedPlayer: 'h' })).toEqual(tokens);
  expect(held.has('hid')).toBe(false);
  handleTokensRequest({ type: 'player', memberId: 'm-7', hashedPlayer: 'h' });
  expect(held.get('hid')).toBe('h');
  expect(written.at(-1)).toContain(`Max-Age=${365 * 86_400}`);
});

test('leaving a registration removes only the two tokens', () => {
  handleTokensRequest({ type: 'write', value: tokens });
  handleTokensRequest({ type: 'player', memberId: 'm-7', hashedPlayer: 'h' });
  expect(handleTokensRequest({ type: 'drop' })).toBeNull();
  expect([...held.keys()]).toEqual(['mid', 'hid']);
});

test('a late renewal does not undo a sign-out', () => {
  expect(handleTokensRequest({ type: 'write', value: tokens, unlessGone: true })).toBeNull();
  expect([...held]).toEqual([]);
  handleTokensRequest({ type: 'write', value: tokens });
  expect(handleTokensRequest({ type: 'write', value: { ...tokens, access: 'c' }, unlessGone: true })?.access).toBe('c');
});

test.each([
  ['https:', 'tribun.example', false],
  ['http:', 'tribun.example', false],
  ['http:', '192.168.1.4', false],
  ['http:', 'localhost', true],
  ['http:', '127.0.0.1', true],
])('on %s//%s a browser that refuses secure cookies stores them: %s', (protocol, hostname, keeps) => {
  place(protocol, hostname);
  refusesSecure = true;
  expect(handleTokensRequest({ type: 'write', value: tokens }) !== null).toBe(keeps);
  expect(written.some((text) => !text.includes('Secure'))).toBe(keeps);
});
