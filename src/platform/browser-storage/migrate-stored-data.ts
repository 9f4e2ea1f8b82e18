/**
 * Version of the player's data stored in the browser (rule storage-2, storage-3). Migrating from an older version
 * removes the session cookies, the stored sign-in and the player, interface and betting parts.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { STORED_VERSION, STORED_VERSION_KEY, ifStored } from './stored-value.ts';
import { writeTokens } from './token-cookies.ts';

const oldKeys = [
  // The single text that contained all parts before they had their own keys.
  `persist:${STORAGE_PREFIX}`,
  ...['loginInfo', 'player', 'ui', 'betting'].map((part) => `${STORAGE_PREFIX}:${part}`),
];

/** Migrates the stored data; call it before anything stored is read. Refused storage contains nothing to migrate. */
export function migrateStoredData(): void {
  ifStored(() => {
    if (storedVersion() < STORED_VERSION) {
      writeTokens(null);
      for (const key of oldKeys) localStorage.removeItem(key);
    }
    // Skew: a newer build may be open beside this one, so its higher version is not overwritten.
    if (storedVersion() <= STORED_VERSION) localStorage.setItem(STORED_VERSION_KEY, String(STORED_VERSION));
  });
}

/** Returns 0 for parts that were stored without a version, and the current version for an untouched browser. */
function storedVersion(): number {
  const stored = Number(localStorage.getItem(STORED_VERSION_KEY) ?? Number.NaN);
  if (Number.isInteger(stored)) return stored;
  return oldKeys.some((key) => localStorage.getItem(key) !== null) ? 0 : STORED_VERSION;
}
