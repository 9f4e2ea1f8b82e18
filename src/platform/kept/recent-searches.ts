/** What was searched for last, newest first; of this device, whoever is signed in (rule program-27). */
import { STORAGE_PREFIX } from '../../contract/names.ts';

const KEY = `${STORAGE_PREFIX}:searches`;
const MOST = 8;

export function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** None clears them. */
export function writeSearches(texts: readonly string[]): void {
  try {
    if (texts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(texts.slice(0, MOST)));
  } catch (error) {
    // Full or forbidden: the next search is typed again.
    if (!(error instanceof DOMException)) throw error;
  }
}
