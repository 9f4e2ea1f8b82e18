/**
 * Undo of items removed from the slip, or of a whole slip that was cleared or replaced: one step, for a few seconds,
 * the same in every tab (rule slip-21).
 */
import type { SlipUndo } from '../../../src/model/slip.ts';
import { type StoredSlipItem, type StoredSlip, isSameSlip } from './stored-slip.ts';

interface SlipUndoOffer {
  readonly current: SlipUndo | undefined;
  /** Selections that may come back. */
  readonly items: readonly StoredSlipItem[];
  /** Offers to undo the player's change. Items that were removed one after the other come back together. */
  offer(kind: SlipUndo['kind'], before: StoredSlip, after: StoredSlip): void;
  /** Returns the slip before the change and ends the offer; undefined when it is too late. */
  take(id: number): StoredSlip | undefined;
  drop(): void;
}

interface SlipUndoOfferOptions {
  now(): number;
  /** Called when the time to undo is over. */
  onExpired(): void;
  signal: AbortSignal;
}

/** Time to undo: long enough to read and to reach. */
const UNDO_MS = 6_000;

export function createSlipUndoOffer({ now, onExpired: onOver, signal }: SlipUndoOfferOptions): SlipUndoOffer {
  let kept: { shown: SlipUndo; before: StoredSlip } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  const drop = (): void => {
    clearTimeout(timer);
    kept = undefined;
  };
  signal.addEventListener('abort', drop, { once: true });

  return {
    get current() {
      return kept?.shown;
    },
    get items() {
      return kept?.before.items ?? [];
    },
    offer: (kind, last, after) => {
      // Opening the same slip once more changes nothing, so the present offer stays.
      if (kind === 'replaced' && isSameSlip(last, after)) return;
      const before = kind === 'removed' && kept?.shown.kind === 'removed' ? kept.before : last;
      drop();
      const isGone = ({ eventId }: StoredSlipItem): boolean => after.items.every((item) => item.eventId !== eventId);
      const gone = kind === 'replaced' ? before.items : before.items.filter(isGone);
      if (gone.length === 0) return;
      // Ids differ from those of an engine that died, because a call may be repeated to the next engine.
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
