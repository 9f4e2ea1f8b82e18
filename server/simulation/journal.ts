/**
 * What a client that knows the list at some version has missed. Versions are epoch milliseconds (wire-event-2) that
 * never repeat: a version handed out is sealed, later changes are stamped above it.
 */
import type { ProgramType } from '../../src/model/event.ts';

/** Removals are remembered this long; an older version gets the whole list. */
const MEMORY_MS = 30 * 60_000;

interface Removal {
  eventId: number;
  stamp: number;
}

export class Journal {
  readonly #now: () => number;
  #last: number;
  #floor: number;
  readonly #removals = new Map<string, Removal[]>();

  constructor(now: () => number) {
    this.#now = now;
    this.#last = now();
    this.#floor = this.#last;
  }

  /** Stamp of a change that happens now. */
  stamp(): number {
    this.#last = Math.max(this.#now(), this.#last);
    return this.#last;
  }

  /** Version of an answer given now. */
  seal(): number {
    const version = this.stamp();
    this.#last = version + 1;
    return version;
  }

  /** Whether a diff from this version can be told. */
  knows(version: number): boolean {
    return version >= this.#floor && version <= this.#last && version > this.#now() - MEMORY_MS;
  }

  removed(sportId: number, type: ProgramType, eventId: number): void {
    const key = `${sportId}/${type}`;
    const oldest = this.#now() - MEMORY_MS;
    const kept = (this.#removals.get(key) ?? []).filter((removal) => removal.stamp > oldest);
    kept.push({ eventId, stamp: this.stamp() });
    this.#removals.set(key, kept);
  }

  removedSince(sportId: number, type: ProgramType, version: number): number[] {
    const removals = this.#removals.get(`${sportId}/${type}`) ?? [];
    return removals.filter((removal) => removal.stamp > version).map((removal) => removal.eventId);
  }

  /** All versions handed out so far are void: the world starts anew. */
  restart(): void {
    this.#removals.clear();
    this.#last = this.stamp() + 1;
    this.#floor = this.#last;
  }
}
