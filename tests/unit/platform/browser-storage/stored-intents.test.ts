/** A tab's storage writes what the engine sends, and confirms it (money-14). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleIntentsRequest } from '../../../../src/platform/browser-storage/stored-intents.ts';

let held: Map<string, string>;
let isFull: boolean;
beforeEach(() => {
  held = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key: string) => held.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a list is stored under its name, and removed', () => {
  expect(handleIntentsRequest({ type: 'write', list: 'plays', text: '[1]' })).toBe('[1]');
  expect(handleIntentsRequest({ type: 'read', list: 'withdrawals' })).toBeNull();
  expect(handleIntentsRequest({ type: 'read', list: 'plays' })).toBe('[1]');
  expect(handleIntentsRequest({ type: 'write', list: 'plays', text: null })).toBeNull();
  expect([...held.keys()].filter((key) => key.includes('intents'))).toEqual([]);
});

test('a full storage does not confirm a write', () => {
  isFull = true;
  expect(handleIntentsRequest({ type: 'write', list: 'plays', text: '[1]' })).toBeNull();
});
