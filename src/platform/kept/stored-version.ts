/**
 * The version of what the browser keeps of a player (rule storage-2, storage-3). Coming from an older one the session's
 * cookies go, the stored sign-in is emptied, and the player, interface and betting parts begin anew.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { writeTokens } from './token-cookies.ts';
import { STORED_VERSION, VERSION_KEY } from './version-mark.ts';

const parts = ['loginInfo', 'player', 'ui', 'betting'] as const;
/** Before the parts had keys of their own they lay in one text. */
const WHOLE_KEY = `persist:${STORAGE_PREFIX}`;

/** Before anything stored is read. */
export function migrateStored(): void {
  try {
    if (storedVersion() < STORED_VERSION) {
      writeTokens(null);
      localStorage.removeItem(WHOLE_KEY);
      for (const part of parts) localStorage.removeItem(`${STORAGE_PREFIX}:${part}`);
    }
    // A newer build may be open beside this one: its version stands.
    if (storedVersion() <= STORED_VERSION) localStorage.setItem(VERSION_KEY, String(STORED_VERSION));
  } catch (error) {
    // Refused storage keeps nothing that could be old.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** 0 for parts that were stored without a version; the present one for an untouched browser. */
function storedVersion(): number {
  const stored = Number(localStorage.getItem(VERSION_KEY) ?? Number.NaN);
  if (Number.isInteger(stored)) return stored;
  const old = [WHOLE_KEY, ...parts.map((part) => `${STORAGE_PREFIX}:${part}`)];
  return old.some((key) => localStorage.getItem(key) !== null) ? 0 : STORED_VERSION;
}
