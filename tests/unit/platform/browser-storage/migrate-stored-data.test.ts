/**
 * Validity of stored player data: it ends with the build that wrote it (rule storage-3), whatever happened to the
 * version.
 */
import { beforeEach, expect, test, vi } from 'vitest';
import { storedPlayer } from '../../../../src/platform/browser-storage/stored-player.ts';
import { parseStoredUi, storedUi } from '../../../../src/platform/browser-storage/stored-ui.ts';
import { migrateStoredData } from '../../../../src/platform/browser-storage/migrate-stored-data.ts';
import { readTokens, writeTokens } from '../../../../src/platform/browser-storage/token-cookies.ts';
import { STORED_VERSION, STORED_VERSION_KEY } from '../../../../src/platform/browser-storage/stored-value.ts';

const tokens = { access: 'a', refresh: 'r', memberId: '7' };
const stored = new Map<string, string>();
const cookies = new Map<string, string>();
const keepPlayer = (): void => void storedPlayer.write({ player: { playerNo: 7, name: 'D' } as never, balances: null });
const keepUi = (): void => void storedUi.write({ ...parseStoredUi(undefined), theme: 'light' });

beforeEach(() => {
  stored.clear();
  cookies.clear();
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'tribun.test' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(/[=;]/);
      if (text.includes('Max-Age=0;')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
});

test.each([
  ['the player', keepPlayer],
  ['the interface', keepUi],
])('clearing site data in an open tab ends no session stored afterwards, with %s', (_what, keep) => {
  migrateStoredData();
  stored.clear();
  cookies.clear();

  writeTokens(tokens);
  keep();
  migrateStoredData();
  expect(readTokens()).toEqual(tokens);
});

test('the version of a newer build is not overwritten', () => {
  stored.set(STORED_VERSION_KEY, String(STORED_VERSION + 1));
  keepPlayer();
  keepUi();
  expect(stored.get(STORED_VERSION_KEY)).toBe(String(STORED_VERSION + 1));
});

test('data of an older build, with or without its version, is removed together with the session', () => {
  for (const version of [undefined, String(STORED_VERSION - 1)]) {
    keepUi();
    stored.delete(STORED_VERSION_KEY);
    if (version !== undefined) stored.set(STORED_VERSION_KEY, version);
    writeTokens(tokens);
    migrateStoredData();
    expect([readTokens(), storedUi.read().theme, stored.get(STORED_VERSION_KEY)]).toEqual([
      null,
      'system',
      String(STORED_VERSION),
    ]);
  }
});
