/** Ids of matches before they ran: statistics use only that id, also after the program has dropped the match. */
import { useEffect } from 'react';
import type { ProgramEvent } from '../../model/event.ts';
import { readMappedIds, writeMappedIds } from '../../platform/browser-storage/stored-mapped-ids.ts';

type Mapped = Pick<ProgramEvent, 'id' | 'mappedId'>;

/** Returns the pre-match id; null for an event that always had its id, or was never seen running on this device. */
export function findMappedId(eventId: number): number | null {
  return readMappedIds().find(([id]) => id === eventId)?.[1] ?? null;
}

/** @param events any events; those with another pre-match id are stored */
export function useStoreMappedIds(events: readonly Mapped[]): void {
  const told = events.flatMap(({ id, mappedId }) => (mappedId === null || mappedId === id ? [] : [[id, mappedId]]));
  const key = JSON.stringify(told);
  useEffect(() => {
    const kept = readMappedIds();
    const fresh = (JSON.parse(key) as [number, number][]).filter(
      ([id, mappedId]) => !kept.some((each) => each[0] === id && each[1] === mappedId),
    );
    if (fresh.length === 0) return;
    const ids = new Set(fresh.map(([id]) => id));
    writeMappedIds([...fresh, ...kept.filter(([id]) => !ids.has(id))]);
  }, [key]);
}
