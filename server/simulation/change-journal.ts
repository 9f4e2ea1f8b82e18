/**
 * Versions and removals, for sending a client the changes since its version of a list. Versions are epoch milliseconds
 * (wire-event-2) and never repeat: once a version is issued, later changes get a higher one.
 */
import type { ProgramType } from '../../src/model/event.ts';

/** Milliseconds for which removals are stored; a client with an older version gets the whole list. */
const MEMORY_MS = 6 * 3_600_000;

interface Removal {
  eventId: number;
  stamp: number;
}

export class ChangeJournal {
  readonly #now: () => number;
  #last: number;
  #floor: number;
  readonly #removals = new Map<string, Removal[]>();

  constructor(now: () => number) {
    this.#now = now;
    this.#last = now();
    this.#floor = this.#last;
  }

  /** Returns the version of a change that happens now. */
  stamp(): number {
    this.#last = Math.max(this.#now(), this.#last);
    return this.#last;
  }

  /** Returns the version of a response sent now; later changes get a higher one. */
  seal(): number {
    const version = this.stamp();
    this.#last = version + 1;
    return version;
  }

  /** Returns true when the changes since this version are still known. */
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

  /** Invalidates all versions issued so far, because the world restarts. */
  restart(): void {
    this.#removals.clear();
    this.#last = this.stamp() + 1;
    this.#floor = this.#last;
  }
}
