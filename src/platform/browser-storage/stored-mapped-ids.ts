/** Pre-match ids of live events, newest first; they outlive the events (rule storage-4). */
import { isId } from '../../lib/guards.ts';
import { createStoredList } from './stored-list.ts';

/** The id of a live event and its pre-match id. */
export type MappedId = readonly [eventId: number, mappedId: number];

/** Enough for several days of a frequent player. */
const MOST = 200;

const isMapped = (pair: unknown): pair is MappedId =>
  Array.isArray(pair) && pair.length === 2 && isId(pair[0]) && isId(pair[1]);

const mapped = createStoredList('mapped', MOST, isMapped);

export const readMappedIds = mapped.read;
/** If not stored, the match is looked up by the id in its address. */
export const writeMappedIds = mapped.write;
