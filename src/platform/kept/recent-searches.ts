/** What was searched for last, newest first; of this device, whoever is signed in (rule program-27). */
import { keptList } from './kept-list.ts';

const MOST = 8;

const searches = keptList('searches', MOST, (text) => typeof text === 'string');

export const readSearches = searches.read;
/** Where they are not kept, the next search is typed again. */
export const writeSearches = searches.write;
