/**
 * Values shown with a delay after their arrival (rule cover-3). The number of ids is limited; the least recently
 * updated ids are dropped.
 */

export interface DelayBuffer<T> {
  /**
   * Adds a value that arrived at `now`, ms; a value equal to the last one is ignored. `old`: the value was true long
   * before, so it may be shown at once.
   */
  push(id: number, value: T, now: number, old?: boolean): void;
  /** The newest value that may be shown now; undefined while there is none. */
  current(id: number, now: number): { value: T } | undefined;
  /** Time at which the next value may be shown, ms; undefined when none is waiting. */
  nextAt(): number | undefined;
}

interface Held<T> {
  shown: { value: T } | undefined;
  waiting: { at: number; value: T }[];
}

interface DelayBufferOptions<T> {
  delayMs: number;
  isSame(one: T, other: T): boolean;
  /** Maximum number of ids. */
  maxIds?: number;
  /** Maximum number of waiting values per id. */
  maxPending?: number;
}

export function createDelayBuffer<T>({
  delayMs,
  isSame,
  maxIds: mostIds = 800,
  maxPending: mostWaiting = 60,
}: DelayBufferOptions<T>): DelayBuffer<T> {
  const byId = new Map<number, Held<T>>();

  const release = (held: Held<T>, now: number): void => {
    while (held.waiting[0] !== undefined && held.waiting[0].at + delayMs <= now) {
      held.shown = { value: held.waiting[0].value };
      held.waiting.shift();
    }
  };

  return {
    push(id, value, now, old = false) {
      const held = byId.get(id) ?? { shown: undefined, waiting: [] };
      byId.delete(id);
      byId.set(id, held);
      if (byId.size > mostIds) byId.delete(byId.keys().next().value ?? id);
      release(held, now);
      const last = held.waiting.at(-1) ?? held.shown;
      if (last !== undefined && isSame(last.value, value)) return;
      if (old && held.shown === undefined && held.waiting.length === 0) held.shown = { value };
      // A full queue keeps its earlier values; the newest one replaces the last and restarts the delay.
      else if (held.waiting.length >= mostWaiting) held.waiting[held.waiting.length - 1] = { at: now, value };
      else held.waiting.push({ at: now, value });
    },
    current(id, now) {
      const held = byId.get(id);
      if (held === undefined) return undefined;
      release(held, now);
      return held.shown;
    },
    nextAt() {
      let next: number | undefined;
      for (const { waiting } of byId.values()) {
        const at = waiting[0]?.at;
        if (at !== undefined && (next === undefined || at < next)) next = at;
      }
      return next === undefined ? undefined : next + delayMs;
    },
  };
}
