/**
 * Memories of what was last seen and announced of each followed match, stored on the device so that a reload, another
 * tab or the next engine announces nothing twice (rule follow-5). A member's are removed with the session.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { type MatchMemory, type Moment, type SeenMatch, nextMoments } from '../../domain/following/match-moments.ts';
import { isPlainObject, isWholeNumber } from '../../lib/guards.ts';
import { type StoredValue, storedValue } from '../../platform/browser-storage/stored-value.ts';

/** A change that is found after a longer time without observation is no news. Seconds. */
const LONGEST_GAP_SECONDS = 120;

interface Memories {
  /** Epoch seconds of the last observation. */
  at: number;
  matches: readonly (readonly [id: number, memory: MatchMemory])[];
}

const storedAs = (name: string): StoredValue<Memories> =>
  storedValue<Memories>({
    key: `${STORAGE_PREFIX}:${name}`,
    parse: (stored) =>
      isPlainObject(stored) && isWholeNumber(stored['at']) && Array.isArray(stored['matches'])
        ? { at: stored['at'], matches: stored['matches'].filter(isEntry) }
        : { at: 0, matches: [] },
    serialize: (memories) => (memories.matches.length === 0 ? undefined : memories),
  });

/** A member's. The key is among those that the end of the session removes (`stored-player.ts`). */
export const storedMemories = storedAs('seen');
/** A visitor's, which no session ends. */
export const storedVisitorMemories = storedAs('seenByVisitor');

export interface MatchMemories {
  /** Compares each match with its memory. Returns the matches with news. @param now epoch seconds */
  observe: (seen: ReadonlyMap<number, SeenMatch>, now: number) => { id: number; moments: Moment[] }[];
  /** Ids of the matches that were running when last seen. */
  running: () => number[];
  /** Drops the memories of all other matches. */
  keepOnly: (ids: ReadonlySet<number>) => void;
}

/** Continues from the device's memories. */
export function openMemories(isMember: boolean): MatchMemories {
  const place = isMember ? storedMemories : storedVisitorMemories;
  const stored = place.read();
  let { at } = stored;
  const matches = new Map(stored.matches);
  const write = (): void => void place.write({ at, matches: [...matches] });
  return {
    observe: (seen, now) => {
      const isContinuous = now - at <= LONGEST_GAP_SECONDS && now >= at;
      const news = [...seen].flatMap(([id, match]) => {
        const { memory, moments } = nextMoments(matches.get(id), match, { now, isContinuous });
        matches.set(id, memory);
        return moments.length === 0 ? [] : [{ id, moments }];
      });
      at = Math.floor(now);
      write();
      return news;
    },
    running: () => [...matches].flatMap(([id, { stage }]) => (stage === 'running' ? [id] : [])),
    keepOnly: (ids) => {
      for (const id of matches.keys()) if (!ids.has(id)) matches.delete(id);
    },
  };
}

function isEntry(entry: unknown): entry is [number, MatchMemory] {
  return (
    Array.isArray(entry) &&
    isWholeNumber(entry[0]) &&
    isPlainObject(entry[1]) &&
    typeof entry[1]['stage'] === 'string' &&
    typeof entry[1]['begun'] === 'boolean'
  );
}
