/**
 * Intents of money on its way, for the engine: this storage takes them where the device's database refuses (money-14). What
 * is in them, and when they are removed, is the engine's business.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import type { IntentsAsk } from '../../contract/port/frames.ts';
import { markVersion } from './version-mark.ts';

/** Does what the engine asks. @returns what the storage holds then; null for nothing, and where storage is refused */
export function holdIntents(asked: IntentsAsk['intents']): string | null {
  const key = `${STORAGE_PREFIX}:intents:${asked.list}`;
  try {
    if (asked.type === 'write') {
      if (asked.text === null) localStorage.removeItem(key);
      else {
        markVersion();
        localStorage.setItem(key, asked.text);
      }
    }
    return localStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
