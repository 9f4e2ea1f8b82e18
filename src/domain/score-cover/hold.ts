/** Values that are shown some time after they came (rule cover-3). Bounded: what was told last goes last. */

export interface Hold<T> {
  /** A value that came now, ms; one that is the same as the last is none. `old`: it was true long before, and may be shown. */
  note(id: number, value: T, now: number, old?: boolean): void;
  /** The newest that may be shown now; undefined while there is none. */
  shown(id: number, now: number): { value: T } | undefined;
  /** When the next value may be shown, ms; undefined when nothing waits. */
  next(): number | undefined;
}

interface Held<T> {
  shown: { value: T } | undefined;
  waiting: { at: number; value: T }[];
}

export interface HoldOptions<T> {
  delayMs: number;
  isSame(one: T, other: T): boolean;
  /** How many ids are remembered. */
  mostIds?: number;
  /** How many values of an id wait. */
  mostWaiting?: number;
}

export function createHold<T>({ delayMs, isSame, mostIds = 800, mostWaiting = 60 }: HoldOptions<T>): Hold<T> {
  const byId = new Map<number, Held<T>>();

  const release = (held: Held<T>, now: number): void => {
    while (held.waiting[0] !== undefined && held.waiting[0].at + delayMs <= now) {
      held.shown = { value: held.waiting[0].value };
      held.waiting.shift();
    }
  };

  return {
    note(id, value, now, old = false) {
      const held = byId.get(id) ?? { shown: undefined, waiting: [] };
      byId.delete(id);
      byId.set(id, held);
      if (byId.size > mostIds) byId.delete(byId.keys().next().value ?? id);
      release(held, now);
      const last = held.waiting.at(-1) ?? held.shown;
      if (last !== undefined && isSame(last.value, value)) return;
      if (old && held.shown === undefined && held.waiting.length === 0) held.shown = { value };
      // The newest waits from now on: none is shown before its time, and those before it still are in theirs.
      else if (held.waiting.length >= mostWaiting) held.waiting[held.waiting.length - 1] = { at: now, value };
      else held.waiting.push({ at: now, value });
    },
    shown(id, now) {
      const held = byId.get(id);
      if (held === undefined) return undefined;
      release(held, now);
      return held.shown;
    },
    next() {
      let next: number | undefined;
      for (const { waiting } of byId.values()) {
        const at = waiting[0]?.at;
        if (at !== undefined && (next === undefined || at < next)) next = at;
      }
      return next === undefined ? undefined : next + delayMs;
    },
  };
}
