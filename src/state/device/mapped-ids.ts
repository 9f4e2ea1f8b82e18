/** Ids of matches before they ran: statistics use only that id, also after the program has dropped the match. */
import { useEffect } from 'react';
import { isId } from '../../lib/guards.ts';
import type { ProgramEvent } from '../../model/event.ts';
import { storedList } from '../../platform/browser-storage/stored-value.ts';

type MappedId = readonly [eventId: number, mappedId: number];

/** Enough for several days of a frequent player. */
const MOST = 200;

/** Newest first; they outlive the events (rule storage-4). Without them a match is looked up by the id in its address. */
export const storedMappedIds = storedList(
  'mapped',
  MOST,
  (pair): pair is MappedId => Array.isArray(pair) && pair.length === 2 && isId(pair[0]) && isId(pair[1]),
);

/** Returns the pre-match id; null for an event that always had its id, or was never seen running on this device. */
export function findMappedId(eventId: number): number | null {
  return storedMappedIds.read().find(([id]) => id === eventId)?.[1] ?? null;
}

/** @param events any events; those with another pre-match id are stored */
export function useStoreMappedIds(events: readonly Pick<ProgramEvent, 'id' | 'mappedId'>[]): void {
  const mapped = events.flatMap(({ id, mappedId }) => (mappedId === null || mappedId === id ? [] : [[id, mappedId]]));
  const key = JSON.stringify(mapped);
  useEffect(() => {
    const stored = storedMappedIds.read();
    const fresh = (JSON.parse(key) as MappedId[]).filter(
      ([id, mappedId]) => !stored.some((each) => each[0] === id && each[1] === mappedId),
    );
    if (fresh.length === 0) return;
    const ids = new Set(fresh.map(([id]) => id));
    storedMappedIds.write([...fresh, ...stored.filter(([id]) => !ids.has(id))]);
  }, [key]);
}
