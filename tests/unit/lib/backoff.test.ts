/** Pauses between attempts, and the rate limit of requests. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBackoff, createRateLimit } from '../../../src/lib/backoff.ts';

describe('a backoff', () => {
  test('grows with every failure up to the last step and restarts after a success', () => {
    const backoff = createBackoff([1_000, 4_000], () => 1);
    expect([backoff.next(), backoff.next(), backoff.next()]).toEqual([1_000, 4_000, 4_000]);
    backoff.reset();
    expect(backoff.next()).toBe(1_000);
  });

  test('is random between 100 ms and its step, and never shorter than the pause the service requires', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(100_000), fc.nat(5), (random, least, failures) => {
        const steps = [2_000, 5_000, 10_000];
        const backoff = createBackoff(steps, () => random);
        for (let each = 0; each < failures; each += 1) backoff.next();
        const pause = backoff.next(least);
        const step = steps[Math.min(failures, 2)] ?? 0;
        expect(pause).toBeGreaterThanOrEqual(least === 0 ? 100 : least);
        expect(pause).toBeLessThanOrEqual(Math.max(100, least + step));
      }),
    );
  });
});

describe('a rate limit', () => {
  test('passes a burst at once and never exceeds its rate after that', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3_000), { minLength: 1, maxLength: 200 }), (gaps) => {
        let now = 0;
        const limit = createRateLimit({ burst: 5, perSecond: 2, now: () => now });
        const left = gaps.map((gap) => {
          now += gap;
          return now + limit.book();
        });
        // Limit in any window of 10 s: the burst, and two per second.
        for (const from of left) {
          expect(left.filter((at) => at >= from && at < from + 10_000).length).toBeLessThanOrEqual(5 + 20);
        }
      }),
    );
  });
});
