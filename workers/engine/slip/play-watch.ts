/** Asks the history what became of a coupon in doubt, again and again, until it tells. */
import type { Services } from '../calls/services.ts';
import { findInHistory } from './find-played-coupon.ts';
import type { KeptPlays } from './kept-plays.ts';
import type { PlayRecord } from './play-record.ts';

export interface PlayWatch {
  /** Something is in doubt. */
  soon(): void;
  /** The next attempt does not wait as long as the last one did. */
  restart(): void;
}

export interface PlayWatchOptions {
  plays: KeptPlays;
  services: Services;
  /** One engine of the device at a time. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Its coupons, or null for none. */
  onEnd(record: PlayRecord, end: NonNullable<PlayRecord['end']> | null): Promise<void>;
  now(): number;
  /** After so long a coupon that the history does not show was not made. */
  settleMs(): Promise<number>;
  signal: AbortSignal;
}

/** Between attempts; the last delay goes on. */
const LOOK_MS = [1_000, 2_000, 5_000, 10_000];

export function createPlayWatch(options: PlayWatchOptions): PlayWatch {
  const { plays, services, inTurn, onEnd, now, settleMs, signal } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  const soon = (): void => {
    timer ??= setTimeout(() => void attempt(), LOOK_MS[Math.min(attempts, LOOK_MS.length - 1)]);
  };
  const attempt = async (): Promise<void> => {
    attempts += 1;
    // The engine that sends it, here or of another build, holds the lock: while it lives it knows best.
    await inTurn(async () => {
      const record = plays.inDoubt();
      if (record === undefined || signal.aborted) return;
      const patience = await settleMs();
      const late = now() - record.sentAt >= patience;
      const outcome = await findInHistory(services, record);
      if (outcome === undefined || (!outcome.found && !late)) return;
      await onEnd(record, outcome.found ? { couponIds: outcome.couponIds } : null);
    });
    timer = undefined;
    if (plays.inDoubt() !== undefined && !signal.aborted) soon();
    else attempts = 0;
  };

  return {
    soon,
    restart: () => {
      attempts = 0;
    },
  };
}
