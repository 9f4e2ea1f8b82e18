/** What a match was called before it ran: statistics know it by that alone, also when the program has forgotten it. */
import { useEffect } from 'react';
import type { ProgramEvent } from '../../model/event.ts';
import { readMapped, writeMapped } from '../../platform/kept/mapped-ids.ts';

type Mapped = Pick<ProgramEvent, 'id' | 'mappedId'>;

/** Null for an event that always had its id, or was never seen running on this device. */
export function mappedIdOf(eventId: number): number | null {
  return readMapped().find(([id]) => id === eventId)?.[1] ?? null;
}

/** @param events of any kind; those with another id are kept */
export function useKeptIds(events: readonly Mapped[]): void {
  const told = events.flatMap(({ id, mappedId }) => (mappedId === null || mappedId === id ? [] : [[id, mappedId]]));
  const key = JSON.stringify(told);
  useEffect(() => {
    const kept = readMapped();
    const fresh = (JSON.parse(key) as [number, number][]).filter(
      ([id, mappedId]) => !kept.some((each) => each[0] === id && each[1] === mappedId),
    );
    if (fresh.length === 0) return;
    const ids = new Set(fresh.map(([id]) => id));
    writeMapped([...fresh, ...kept.filter(([id]) => !ids.has(id))]);
  }, [key]);
}
