/** Ids that running events had before they ran, newest first; they outlive the events (rule storage-4). */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { isId } from '../../lib/guards.ts';

/** The id of a running event, and the one it had before. */
export type MappedId = readonly [eventId: number, mappedId: number];

const KEY = `${STORAGE_PREFIX}:mapped`;
/** Some days of a keen player; the oldest leave. */
const MOST = 200;

export function readMapped(): MappedId[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMapped).slice(0, MOST) : [];
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return [];
    throw error;
  }
}

export function writeMapped(ids: readonly MappedId[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(0, MOST)));
  } catch (error) {
    // Full or forbidden: the match is looked for by the id of its address.
    if (!(error instanceof DOMException)) throw error;
  }
}

const isMapped = (pair: unknown): pair is MappedId =>
  Array.isArray(pair) && pair.length === 2 && isId(pair[0]) && isId(pair[1]);
