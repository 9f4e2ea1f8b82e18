/** Starred matches of the live scores, newest first; per device, whoever is signed in (rule scores-6). */
import { createStoredList } from './stored-list.ts';

/** Enough for several days of a frequent player. */
const MOST = 200;

const starred = createStoredList('starred', MOST, (id): id is number => Number.isSafeInteger(id));

export const readStarredMatches = starred.read;
/** If not stored, stars last for the visit. */
export const writeStarredMatches = starred.write;

/**
 * Calls back when another tab changes the stars.
 * @returns a function that stops listening
 */
export function watchStarredMatches(onChange: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === starred.key) onChange();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
