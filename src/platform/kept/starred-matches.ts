/** Matches with a star in the live scores, newest first; of this device, whoever is signed in (rule scores-6). */
import { keptList } from './kept-list.ts';

/** Some days of a keen player. */
const MOST = 200;

const starred = keptList('starred', MOST, (id): id is number => Number.isSafeInteger(id));

export const readStarred = starred.read;
/** Where it is not kept, the star lasts for the visit. */
export const writeStarred = starred.write;

/** Calls back when another tab changed them; the answer stops it. */
export function watchStarred(onChange: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === starred.key) onChange();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
