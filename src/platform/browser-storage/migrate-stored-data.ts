/**
 * Version of the player's data stored in the browser (rule storage-2, storage-3). Migrating from an older version
 * removes the session cookies, the stored sign-in and the player, interface and betting parts.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { writeTokens } from './token-cookies.ts';
import { STORED_VERSION, STORED_VERSION_KEY } from './stored-version.ts';

const parts = ['loginInfo', 'player', 'ui', 'betting'] as const;
/** Key of the single text that contained all parts before they had their own keys. */
const WHOLE_KEY = `persist:${STORAGE_PREFIX}`;

/** Migrates the stored data; call it before anything stored is read. */
export function migrateStoredData(): void {
  try {
    if (storedVersion() < STORED_VERSION) {
      writeTokens(null);
      localStorage.removeItem(WHOLE_KEY);
      for (const part of parts) localStorage.removeItem(`${STORAGE_PREFIX}:${part}`);
    }
    // A newer build may be open beside this one, so its higher version is not overwritten.
    if (storedVersion() <= STORED_VERSION) localStorage.setItem(STORED_VERSION_KEY, String(STORED_VERSION));
  } catch (error) {
    // Refused storage contains nothing to migrate.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Returns 0 for parts that were stored without a version, and the current version for an untouched browser. */
function storedVersion(): number {
  const stored = Number(localStorage.getItem(STORED_VERSION_KEY) ?? Number.NaN);
  if (Number.isInteger(stored)) return stored;
  const old = [WHOLE_KEY, ...parts.map((part) => `${STORAGE_PREFIX}:${part}`)];
  return old.some((key) => localStorage.getItem(key) !== null) ? 0 : STORED_VERSION;
}
