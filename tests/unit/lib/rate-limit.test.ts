/** The rate limit of automatic requests: a burst, then a steady rate (rule service-12). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRateLimit } from '../../../src/lib/backoff.ts';

test('a burst leaves at once, and later requests leave one interval apart', () => {
  const limit = createRateLimit({ burst: 3, perSecond: 2, now: () => 0 });
  expect([1, 2, 3, 4, 5].map(() => limit.book())).toEqual([0, 0, 0, 500, 1_000]);
});

test('the wait is that of the next booking and books nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000), { maxLength: 60 }), (steps) => {
      let time = 0;
      const limit = createRateLimit({ burst: 4, perSecond: 2, now: () => time });
      const twin = createRateLimit({ burst: 4, perSecond: 2, now: () => time });
      for (const step of steps) {
        time += step;
        const wait = limit.wait();
        expect(limit.wait()).toBe(wait);
        expect(limit.book()).toBe(wait);
        expect(twin.book()).toBe(wait);
      }
    }),
  );
});
