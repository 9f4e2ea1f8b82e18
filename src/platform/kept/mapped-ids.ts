/** Ids that running events had before they ran, newest first; they outlive the events (rule storage-4). */
import { isId } from '../../lib/guards.ts';
import { keptList } from './kept-list.ts';

/** The id of a running event, and the one it had before. */
export type MappedId = readonly [eventId: number, mappedId: number];

/** Some days of a keen player. */
const MOST = 200;

const isMapped = (pair: unknown): pair is MappedId =>
  Array.isArray(pair) && pair.length === 2 && isId(pair[0]) && isId(pair[1]);

const mapped = keptList('mapped', MOST, isMapped);

export const readMapped = mapped.read;
/** Where it is not kept, the match is looked for by the id of its address. */
export const writeMapped = mapped.write;
