// @vitest-environment happy-dom
/** The one way to store a value: what is not readable, a browser that refuses, and other tabs. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  storedList,
  storedString,
  storedValue,
  tabNote,
} from '../../../../src/platform/browser-storage/stored-value.ts';

const number = storedValue({ key: 'number', parse: (stored) => (typeof stored === 'number' ? stored : null) });
const text = storedString({ key: 'text' });
const words = storedList('words', 2, (each) => typeof each === 'string');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test.each(['', '{', 'null', '"1"', '[1]'])('from %s a value of another kind is read as none', (stored) => {
  localStorage.setItem('number', stored);
  expect(number.read()).toBeNull();
});

test('null, an empty text and an empty list remove the key', () => {
  for (const write of [() => number.write(1), () => text.write('a'), () => words.write(['a'])])
    expect(write()).toBe(true);
  expect(localStorage).toHaveLength(3);
  for (const write of [() => number.write(null), () => text.write(''), () => words.write([])])
    expect(write()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('a list has its first entries, without damaged ones', () => {
  words.write(['a', 'b', 'c']);
  expect(words.read()).toEqual(['a', 'b']);
  localStorage.setItem('iddaav2_0.0.2:words', '[1,"a",null,"b","c"]');
  expect(words.read()).toEqual(['a', 'b']);
});

test('a note is of its tab', () => {
  tabNote('note').write('a');
  expect([tabNote('note').read(), sessionStorage.length, localStorage.length]).toEqual(['a', 1, 0]);
});

test('a browser that refuses storage, or has no space, stores nothing and breaks nothing', () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect([number.read(), number.write(1), number.write(null)]).toEqual([null, false, false]);
});

test('another error is a bug, and is thrown', () => {
  const broken = storedValue({
    key: 'number',
    parse: () => {
      throw new RangeError('bug');
    },
  });
  expect(() => broken.read()).toThrow(RangeError);
});

test('a change in another tab is reported until it is no longer wanted', () => {
  const heard: (number | null)[] = [];
  const stop = number.watch((value) => heard.push(value));
  const change = (key: string | null, newValue: string | null): boolean =>
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  change('number', '7');
  change('other', '8');
  change('number', null);
  stop();
  change('number', '9');
  expect(heard).toEqual([7, null]);
});
