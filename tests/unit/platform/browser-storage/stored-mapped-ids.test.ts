import { afterEach, expect, test, vi } from 'vitest';
import { readMappedIds, writeMappedIds } from '../../../../src/platform/browser-storage/stored-mapped-ids.ts';

afterEach(() => vi.unstubAllGlobals());

function keep(initial: string | null): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? initial,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return stored;
}

test('the newest two hundred ids are restored as stored', () => {
  keep(null);
  expect(readMappedIds()).toEqual([]);
  const ids = Array.from({ length: 250 }, (_, at) => [at + 1, at + 1_001] as const);
  writeMappedIds(ids);
  expect(readMappedIds()).toEqual(ids.slice(0, 200));
});

test.each(['', '{', 'null', '{}', '[[1]]', '[[1, 0]]', '[["1", 2]]', '[7]'])('from %s no ids are read', (stored) => {
  keep(stored);
  expect(readMappedIds()).toEqual([]);
});

test('refused storage has no other effect', () => {
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readMappedIds()).toEqual([]);
  expect(() => writeMappedIds([[1, 2]])).not.toThrow();
});
