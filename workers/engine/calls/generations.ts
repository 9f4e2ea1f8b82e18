/** Change counters of a player's data, by subject: a result of an older generation is stale and refetched. */
import type { Subject } from '../../../src/contract/services/call.ts';
import { createListeners } from '../../../src/lib/listeners.ts';

export interface Generations {
  countOf(subject: Subject): number;
  /** Invalidates the subject after a change made here or reported by a service. */
  invalidate(subject: Subject): void;
  onChange(listener: (subject: Subject) => void): () => void;
}

/** @param start above every number of an earlier engine, so that its results are stale */
export function createGenerations(start: number): Generations {
  const counts = new Map<Subject, number>();
  const changes = createListeners<Subject>();
  const of = (subject: Subject): number => counts.get(subject) ?? start;
  return {
    countOf: of,
    invalidate: (subject) => {
      counts.set(subject, of(subject) + 1);
      changes.notify(subject);
    },
    onChange: changes.add,
  };
}
