/** Says which version of the product what is kept is of. */
import { STORAGE_PREFIX } from '../../contract/names.ts';

export const STORED_VERSION = 66;
export const VERSION_KEY = `${STORAGE_PREFIX}:version`;

/**
 * Goes before whatever a start looks at: site data that were cleared while a tab was open took the version along, and what
 * the tab kept then passed for that of a build without one, which signed the player out at the next load.
 */
export function markVersion(): void {
  if (localStorage.getItem(VERSION_KEY) === null) localStorage.setItem(VERSION_KEY, String(STORED_VERSION));
}
