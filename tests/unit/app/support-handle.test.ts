/** Conditions under which a running tab exposes the support handle (rule storage-12). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerSupportHandle } from '../../../src/app/support-handle.ts';
import { DEBUG_KEY } from '../../../src/contract/names.ts';

const storage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};
const offered = (search: string): boolean => {
  const page: { tribun?: unknown } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { search });
  offerSupportHandle();
  return page.tribun !== undefined;
};

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

test('no tab offers the handle by default', () => {
  expect(offered('?st=1')).toBe(false);
});

test('a tab opened with ?debug offers the handle for its lifetime', () => {
  expect(offered('?debug')).toBe(true);
  expect(offered('')).toBe(true);
  vi.stubGlobal('sessionStorage', storage());
  expect(offered('')).toBe(false);
});

test('a device with the debug key offers the handle', () => {
  localStorage.setItem(DEBUG_KEY, '1');
  expect(offered('')).toBe(true);
});
