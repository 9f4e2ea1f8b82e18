/**
 * Budget of all requests that the engine makes by itself: retries of failures, repairs, comparisons with the services,
 * refetches after a reconnect (rule service-12). Requests of a player's tap or a first use are not delayed by it.
 */
import { type Backoff, createBackoff, type RateLimit, createRateLimit } from '../../../src/lib/backoff.ts';

export interface RetryBudget {
  /** Pauses between the requests for one thing. */
  backoff(stepsMs?: readonly number[]): Backoff;
  /** Books one automatic request of the engine. @returns milliseconds until it may leave */
  book(): number;
  /** @returns milliseconds that a request would wait if it were booked now */
  wait(): number;
  /**
   * Limit of all reads of the engine, including those of taps: far above what a page needs, and a stop for a faulty
   * loop.
   */
  readonly reads: RateLimit;
  /** A random delay up to `mostMs`, so that browsers with the same cause do not request at the same moment. */
  spread(mostMs: number): number;
}

interface RetryBudgetOptions {
  /** 0 to 1. */
  random(): number;
}

/**
 * Pauses between retries: short at first, to notice a recovery soon, then long, so that waiting clients do not overload
 * the service.
 */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000, 60_000];
/**
 * A member's page watches about 30 lists, matches and values; all may be refetched at once, after that two a second.
 */
const BURST = 40;
const PER_SECOND = 2;
/** A member's first page makes about 110 reads in 15 s. */
const READS_BURST = 200;
const READS_PER_SECOND = 5;

export function createRetryBudget({ random }: RetryBudgetOptions): RetryBudget {
  const now = (): number => performance.now();
  const limit = createRateLimit({ burst: BURST, perSecond: PER_SECOND, now });
  return {
    backoff: (stepsMs = RETRY_MS) => createBackoff(stepsMs, random),
    book: limit.book,
    wait: limit.wait,
    reads: createRateLimit({ burst: READS_BURST, perSecond: READS_PER_SECOND, now }),
    spread: (mostMs) => random() * mostMs,
  };
}
