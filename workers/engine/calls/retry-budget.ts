/**
 * The one budget of what the engine requests by itself: retries of failures, repairs, comparisons with the services,
 * refetches after a reconnect (rule service-12). A request that a player's tap or a first use makes is not held up by it.
 */
import { type Backoff, createBackoff } from '../../../src/lib/backoff.ts';
import { type RateLimit, createRateLimit } from '../../../src/lib/rate-limit.ts';

export interface RetryBudget {
  /** Pauses for one thing that is requested again. */
  backoff(stepsMs?: readonly number[]): Backoff;
  /** Books one automatic request of the engine. @returns milliseconds until it may leave */
  book(): number;
  /** @returns milliseconds that a request would wait if it were booked now */
  wait(): number;
  /** The limit of all reads of the engine, those of taps included: far above what a page needs, so that no fault can flood. */
  readonly reads: RateLimit;
  /** A random delay up to `mostMs`, so that browsers with the same cause do not request at the same moment. */
  spread(mostMs: number): number;
}

export interface RetryBudgetOptions {
  /** Milliseconds. */
  now(): number;
  /** 0 to 1. */
  random(): number;
}

/** A dead service is noticed soon when it is back, and is not held down by those who wait for it. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000, 60_000];
/** A page of a member watches about 30 lists, matches and values; all may be refetched at once, after that two a second. */
const BURST = 40;
const PER_SECOND = 2;
/** A member's first page makes about 110 reads in 15 s. */
const READS_BURST = 200;
const READS_PER_SECOND = 5;

export function createRetryBudget({ now, random }: RetryBudgetOptions): RetryBudget {
  const limit = createRateLimit({ burst: BURST, perSecond: PER_SECOND, now });
  return {
    backoff: (stepsMs = RETRY_MS) => createBackoff(stepsMs, random),
    book: limit.book,
    wait: limit.wait,
    reads: createRateLimit({ burst: READS_BURST, perSecond: READS_PER_SECOND, now }),
    spread: (mostMs) => random() * mostMs,
  };
}
