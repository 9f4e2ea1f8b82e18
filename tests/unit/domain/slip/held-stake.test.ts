import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldStake } from '../../../../src/domain/slip/held-stake.ts';
import { limits } from './items.ts';

test('100 TL on six columns stay 96 TL, and 50 TL cannot stay because 48 TL are below the minimum (rule stake-20)', () => {
  expect(heldStake(10_000, 6, 1, limits)).toEqual({ multiplier: 16, price: 9_600 });
  expect(heldStake(5_000, 6, 1, limits)).toBeNull();
  expect(heldStake(5_000, 5, 1, limits)).toEqual({ multiplier: 10, price: 5_000 });
  // More than 20 coupons cost at least 2.500 TL each.
  expect(heldStake(10_000, 6, 21, limits)).toBeNull();
});

test('the multiplier is the largest of all that are allowed and cost no more than before', () => {
  const amount = fc.integer({ min: 0, max: 2_500_000 });
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 30 }),
      (former, columns, coupons) => {
        const least = coupons > 20 ? limits.minMultiPrice : limits.minPrice;
        let best: { multiplier: number; price: number } | null = null;
        for (let multiplier = 1; multiplier * columns * 100 <= former; multiplier += 1) {
          const price = multiplier * columns * 100;
          best = price >= least && price <= limits.maxPrice ? { multiplier, price } : null;
        }
        expect(heldStake(former, columns, coupons, limits)).toEqual(best);
      },
    ),
    { numRuns: 200 },
  );
});
