/** Asks what became of money in doubt, again and again, until it is told. */
import type { Doubt } from '../../../src/model/money-call.ts';
import type { Finding } from './find-again.ts';
import type { Intent } from './intent.ts';
import type { KeptIntents } from './kept-intents.ts';

export interface Watch {
  /** Something is in doubt. */
  soon(): void;
  /** The next attempt does not wait as long as the last one did. */
  restart(): void;
}

export interface WatchOptions<End, Kept extends Intent<End>> {
  kept: KeptIntents<End, Kept>;
  /** One look. @param late the service cannot make it any more */
  find(record: Kept, late: boolean): Promise<Finding<End>>;
  /** One engine of the device at a time. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** What it came to, or null for nothing. */
  onEnd(record: Kept, end: End | null): Promise<void>;
  /** It is late, and this is what is known instead. */
  onDoubt(record: Kept, doubt: Doubt): void;
  /** After so long the service cannot make it any more. */
  settleMs(): Promise<number>;
  signal: AbortSignal;
}

/** Between attempts; the last delay goes on until it is late. */
const LOOK_MS = [1_000, 2_000, 5_000, 10_000];
/** From then on; the last delay goes on. */
const LATE_MS = [10_000, 20_000, 40_000, 60_000];

export function createWatch<End, Kept extends Intent<End>>(options: WatchOptions<End, Kept>): Watch {
  const { kept, find, inTurn, onEnd, onDoubt, settleMs, signal } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let attempts = 0;
  let lateAttempts = 0;

  const delay = (): number | undefined => (lateAttempts > 0 ? at(LATE_MS, lateAttempts - 1) : at(LOOK_MS, attempts));
  const soon = (): void => {
    timer ??= setTimeout(() => void attempt(), delay());
  };
  const restart = (): void => {
    attempts = 0;
    lateAttempts = 0;
  };
  const attempt = async (): Promise<void> => {
    attempts += 1;
    running = true;
    // The engine that sends it, here or of another build, holds the lock: while it lives it knows best.
    const turn = inTurn(async () => {
      const record = kept.inDoubt();
      if (record === undefined || signal.aborted) return;
      const patience = await settleMs();
      const late = kept.ageOf(record) >= patience;
      const finding = await find(record, late);
      // Its player may have signed out meanwhile: what was read is another's, or nobody's.
      if (kept.inDoubt()?.intent !== record.intent) return;
      if ('end' in finding) return onEnd(record, finding.end);
      if (!late) return;
      lateAttempts += 1;
      onDoubt(record, finding.doubt);
    });
    // One look that breaks is not the last.
    await turn.finally(() => {
      running = false;
      timer = undefined;
      if (kept.inDoubt() !== undefined && !signal.aborted) soon();
      else restart();
    });
  };

  return {
    soon,
    restart: () => {
      restart();
      if (timer === undefined || running) return;
      clearTimeout(timer);
      timer = undefined;
      soon();
    },
  };
}

const at = (delays: readonly number[], index: number): number | undefined => delays[Math.min(index, delays.length - 1)];
