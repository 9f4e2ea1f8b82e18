/**
 * Intents of pending money calls, stored for the engine where the device's database refuses (money-14). Content and
 * removal are the engine's business.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import type { IntentsRequest } from '../../contract/port/frames.ts';
import { ensureStoredVersion } from './stored-version.ts';

/**
 * Reads or writes a list of intents for the engine.
 * @returns the stored text; null for none, and if storage is refused
 */
export function handleIntentsRequest(asked: IntentsRequest['intents']): string | null {
  const key = `${STORAGE_PREFIX}:intents:${asked.list}`;
  try {
    if (asked.type === 'write') {
      if (asked.text === null) localStorage.removeItem(key);
      else {
        ensureStoredVersion();
        localStorage.setItem(key, asked.text);
      }
    }
    return localStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
