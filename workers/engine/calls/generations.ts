/** How often what a player's answers are about has changed: an answer of an older generation is asked for again. */
import type { Subject } from '../../../src/contract/services/call.ts';
import { createListeners } from '../../../src/lib/listeners.ts';

export interface Generations {
  of(subject: Subject): number;
  /** Something about this changed, here or as a service told. */
  grow(subject: Subject): void;
  onChange(listener: (subject: Subject) => void): () => void;
}

/** @param start above every number of an engine before this one: its answers are asked for again */
export function createGenerations(start: number): Generations {
  const counts = new Map<Subject, number>();
  const changes = createListeners<Subject>();
  const of = (subject: Subject): number => counts.get(subject) ?? start;
  return {
    of,
    grow: (subject) => {
      counts.set(subject, of(subject) + 1);
      changes.tell(subject);
    },
    onChange: changes.add,
  };
}
