/** Version mark of the stored data. */
import { STORAGE_PREFIX } from '../../contract/names.ts';

export const STORED_VERSION = 66;
export const STORED_VERSION_KEY = `${STORAGE_PREFIX}:version`;

/**
 * Writes the version if it is missing; call it before writing anything that a start reads. Clearing site data while a
 * tab was open removed the version too, so what the tab stored afterwards looked like data of a build without versions,
 * and the next load signed the player out.
 */
export function ensureStoredVersion(): void {
  if (localStorage.getItem(STORED_VERSION_KEY) === null)
    localStorage.setItem(STORED_VERSION_KEY, String(STORED_VERSION));
}
