/** Starred matches of the live scores, newest first; per device, whoever is signed in (rule scores-6). */
import { keptList } from './kept-list.ts';

/** Enough for several days of a frequent player. */
const MOST = 200;

const starred = keptList('starred', MOST, (id): id is number => Number.isSafeInteger(id));

export const readStarred = starred.read;
/** If not stored, stars last for the visit. */
export const writeStarred = starred.write;

/**
 * Calls back when another tab changes the stars.
 * @returns a function that stops listening
 */
export function watchStarred(onChange: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === starred.key) onChange();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
