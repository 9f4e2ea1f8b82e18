/** Matches with a star in the live scores, newest first; of this device, whoever is signed in (rule scores-6). */
import { STORAGE_PREFIX } from '../../contract/names.ts';

const KEY = `${STORAGE_PREFIX}:starred`;
/** Some days of a keen player; the oldest leave. */
const MOST = 200;

export function readStarred(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, MOST) : [];
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return [];
    throw error;
  }
}

export function writeStarred(ids: readonly number[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch (error) {
    // Full or forbidden: the star lasts for the visit.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Calls back when another tab changed them; the answer stops it. */
export function watchStarred(onChange: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEY) onChange();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
