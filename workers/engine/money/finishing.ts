/**
 * What is done after money went: the slip it was sent from is emptied. An engine may die in between; the next one does it
 * then, and once: a player may begin the very same slip again while the first one's confirmation is still there.
 */
import type { Intent } from './intent.ts';
import type { KeptIntents } from './kept-intents.ts';

export interface Finishing<Kept> {
  /** For whoever has the turn. */
  now(record: Kept | undefined): Promise<void>;
  /** An engine that died, or has the turn still, did not say that it is done. */
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
