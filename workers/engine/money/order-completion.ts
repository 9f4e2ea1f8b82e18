/**
 * Empties the slip after its order was made. When an engine dies in between, the next one does it, exactly once: a
 * player may start the very same slip while the first one's confirmation is still shown.
 */
import type { Intent } from './intent.ts';
import type { StoredIntents } from './stored-intents.ts';

export interface OrderCompletion<Kept> {
  /** Finishes the record; the caller holds the lock. */
  completeNow(record: Kept | undefined): Promise<void>;
  /** Finishes the record in the queue. The engine that made it died, or still holds the lock. */
  completeQueued(record: Kept | undefined): void;
}

export interface OrderCompletionOptions<End, Kept extends Intent<End>> {
  intents: StoredIntents<End, Kept>;
  runInLock(work: () => Promise<void>): Promise<void>;
  onSucceeded(record: Kept): Promise<void>;
}

export function createOrderCompletion<End, Kept extends Intent<End>>(
  options: OrderCompletionOptions<End, Kept>,
): OrderCompletion<Kept> {
  const { intents: kept, runInLock: inTurn, onSucceeded: onMade } = options;
  let waits = false;

  const now = async (record: Kept | undefined): Promise<void> => {
    if (record?.unfinished !== true) return;
    await onMade(record);
    await kept.change(record, { unfinished: false });
  };

  return {
    completeNow: now,
    completeQueued: (record) => {
      if (record?.unfinished !== true || waits) return;
      waits = true;
      void inTurn(async () => {
        await kept.refresh();
        await now(kept.currentRecord());
      }).finally(() => (waits = false));
    },
  };
}
