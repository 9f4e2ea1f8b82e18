/** Taking back what was taken out of the slip, or all of one that another took the place of: one step, for a few seconds, the same in every tab (rule slip-21). */
import type { SlipUndo } from '../../../src/model/slip.ts';
import { type KeptItem, type KeptSlip, isSameSlip } from './kept-slip.ts';

export interface SlipUndoKeeper {
  readonly shown: SlipUndo | undefined;
  /** Selections that may come back. */
  readonly items: readonly KeptItem[];
  /** The player made this of that. Taken out one after the other, they come back together. */
  offer(kind: SlipUndo['kind'], before: KeptSlip, after: KeptSlip): void;
  /** The slip as it was; undefined when it is too late. */
  take(id: number): KeptSlip | undefined;
  drop(): void;
}

export interface SlipUndoOptions {
  now(): number;
  /** The time is over. */
  onOver(): void;
  signal: AbortSignal;
}

/** Long enough to read and to reach. */
const UNDO_MS = 6_000;

export function createSlipUndo({ now, onOver, signal }: SlipUndoOptions): SlipUndoKeeper {
  let kept: { shown: SlipUndo; before: KeptSlip } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  const drop = (): void => {
    clearTimeout(timer);
    kept = undefined;
  };
  signal.addEventListener('abort', drop, { once: true });

  return {
    get shown() {
      return kept?.shown;
    },
    get items() {
      return kept?.before.items ?? [];
    },
    offer: (kind, last, after) => {
      // Opened once more, it is what was done already.
      if (kind === 'replaced' && isSameSlip(last, after)) return;
      const before = kind === 'removed' && kept?.shown.kind === 'removed' ? kept.before : last;
      drop();
      const isGone = ({ eventId }: KeptItem): boolean => after.items.every((item) => item.eventId !== eventId);
      const gone = kind === 'replaced' ? before.items : before.items.filter(isGone);
      if (gone.length === 0) return;
      // Unlike those of an engine that died: a call may be repeated to the next.
      lastId = Math.max(lastId + 1, now());
      const eventName = gone.length === 1 ? (gone[0]?.eventName ?? '') : '';
      kept = { shown: { id: lastId, kind, count: gone.length, eventName, until: now() + UNDO_MS }, before };
      timer = setTimeout(() => {
        drop();
        onOver();
      }, UNDO_MS);
    },
    take: (id) => {
      const before = kept?.shown.id === id ? kept.before : undefined;
      if (before !== undefined) drop();
      return before;
    },
    drop,
  };
}
