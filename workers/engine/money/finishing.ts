/**
 * Empties the slip after its order was made. When an engine dies in between, the next one does it, exactly once: a
 * player may start the very same slip while the first one's confirmation is still shown.
 */
import type { Intent } from './intent.ts';
import type { KeptIntents } from './kept-intents.ts';

export interface Finishing<Kept> {
  /** Finishes the record; the caller holds the lock. */
  now(record: Kept | undefined): Promise<void>;
  /** Finishes the record in the queue. The engine that made it died, or still holds the lock. */
  later(record: Kept | undefined): void;
}

export interface FinishingOptions<End, Kept extends Intent<End>> {
  kept: KeptIntents<End, Kept>;
  inTurn(work: () => Promise<void>): Promise<void>;
  onMade(record: Kept): Promise<void>;
}

export function createFinishing<End, Kept extends Intent<End>>(options: FinishingOptions<End, Kept>): Finishing<Kept> {
  const { kept, inTurn, onMade } = options;
  let waits = false;

  const now = async (record: Kept | undefined): Promise<void> => {
    if (record?.unfinished !== true) return;
    await onMade(record);
    await kept.change(record, { unfinished: false });
  };

  return {
    now,
    later: (record) => {
      if (record?.unfinished !== true || waits) return;
      waits = true;
      void inTurn(async () => {
        await kept.refresh();
        await now(kept.mine());
      }).finally(() => (waits = false));
    },
  };
}
