/** A rate limit for requests: a burst at once, then a steady rate. */

export interface RateLimit {
  /** Books one request. @returns milliseconds until it may be sent; 0 within the burst */
  book(): number;
  /** @returns milliseconds that a request would wait if it were booked now */
  wait(): number;
}

/** @param now milliseconds of a monotonic clock */
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
