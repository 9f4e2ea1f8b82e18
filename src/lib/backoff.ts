/** Growing pauses between attempts at the same request, with full jitter so that many clients do not retry together. */

export interface Backoff {
  /**
   * The pause before the next attempt, milliseconds. Each call is one more failure, or one more response that brought
   * nothing new.
   * @param leastMs the value of `Retry-After`; the pause is never shorter
   */
  next(leastMs?: number): number;
  /** The attempts start again from the shortest pause. */
  reset(): void;
}

/** Minimum pause in milliseconds, because an immediate retry would often fail in the same way. */
const SHORTEST_MS = 100;

/**
 * @param stepsMs upper bounds of the pauses in their order; the last one is repeated
 * @param random 0 to 1
 */
export function createBackoff(stepsMs: readonly number[], random: () => number): Backoff {
  let failures = 0;
  return {
    next: (leastMs = 0) => {
      const step = stepsMs[Math.min(failures, stepsMs.length - 1)] ?? 0;
      failures += 1;
      const jitter = random() * step;
      return leastMs > 0 ? leastMs + jitter : Math.max(SHORTEST_MS, jitter);
    },
    reset: () => {
      failures = 0;
    },
  };
}

export interface RateLimit {
  /** Books one request. @returns milliseconds until it may be sent; 0 within the burst */
  book(): number;
  /** @returns milliseconds that a request would wait if it were booked now */
  wait(): number;
}

/**
 * A rate limit for requests: a burst at once, then a steady rate.
 *
 * @param now milliseconds of a monotonic clock
 */
export function createRateLimit({
  burst,
  perSecond,
  now,
}: {
  burst: number;
  perSecond: number;
  now(): number;
}): RateLimit {
  const intervalMs = 1_000 / perSecond;
  const burstMs = burst * intervalMs;
  /** The time at which the requests booked so far are used up at the steady rate. */
  let paidAt = -Infinity;
  const paidAfter = (time: number): number => Math.max(paidAt, time) + intervalMs;
  const waitAt = (time: number): number => Math.max(0, paidAfter(time) - time - burstMs);
  return {
    book: () => {
      const time = now();
      const waitMs = waitAt(time);
      paidAt = paidAfter(time);
      return waitMs;
    },
    wait: () => waitAt(now()),
  };
}
