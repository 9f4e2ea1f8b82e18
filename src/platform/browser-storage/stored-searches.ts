/** Last searches, newest first; per device, whoever is signed in (rule program-27). */
import { createStoredList } from './stored-list.ts';

const MOST = 8;

const searches = createStoredList('searches', MOST, (text) => typeof text === 'string');

export const readRecentSearches = searches.read;
/** If not stored, past searches have to be typed again. */
export const writeRecentSearches = searches.write;
