import { afterEach, expect, test, vi } from 'vitest';
import { storedMappedIds } from '../../../../src/state/device/mapped-ids.ts';

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
  expect(storedMappedIds.read()).toEqual([]);
  const ids = Array.from({ length: 250 }, (_, at) => [at + 1, at + 1_001] as const);
  storedMappedIds.write(ids);
  expect(storedMappedIds.read()).toEqual(ids.slice(0, 200));
});

test.each(['', '{', 'null', '{}', '[[1]]', '[[1, 0]]', '[["1", 2]]', '[7]'])('from %s no ids are read', (stored) => {
  keep(stored);
  expect(storedMappedIds.read()).toEqual([]);
});

test('refused storage has no other effect', () => {
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(storedMappedIds.read()).toEqual([]);
  expect(() => storedMappedIds.write([[1, 2]])).not.toThrow();
});
