/** Last searches, newest first; per device, whoever is signed in (rule program-27). */
import { keptList } from './kept-list.ts';

const MOST = 8;

const searches = keptList('searches', MOST, (text) => typeof text === 'string');

export const readSearches = searches.read;
/** If not stored, past searches have to be typed again. */
export const writeSearches = searches.write;
