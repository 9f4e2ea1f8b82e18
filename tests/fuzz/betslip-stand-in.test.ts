/** The client's price and winnings against the stand-in's, which were written apart: slips of up to twenty items. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSlip as standInPrice, taxOn } from '../../server/wager/coupon-pricing.ts';
import { priceSlip } from '../../src/domain/slip/slip-price.ts';
import type { Slip } from '../../src/domain/slip/slip-state.ts';
import { offeredSystems } from '../../src/domain/slip/systems.ts';
import { item, limits } from '../unit/domain/slip/items.ts';

const someSlip = fc
  .record({
    items: fc.array(
      fc.record({
        odd: fc.oneof(fc.integer({ min: 102, max: 400 }), fc.integer({ min: 102, max: 50_000 })),
        banker: fc.constantFrom(false, false, false, true),
        minBets: fc.constantFrom(1, 1, 1, 2, 3),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    multiplier: fc.integer({ min: 1, max: 20_000 }),
    couponCount: fc.integer({ min: 1, max: 100 }),
  })
  .map((slip) => ({
    ...slip,
    items: slip.items.map((changes, index) =>
      item(index + 1, { ...changes, webOdd: Math.max(101, changes.odd - 1 - (changes.odd % 37)) }),
    ),
  }))
  .chain((slip) => fc.subarray(offeredSystems(slip.items, limits)).map((systems): Slip => ({ ...slip, systems })));

test('client and stand-in agree on columns, price, odds, winnings and tax', () => {
  fc.assert(
    fc.property(someSlip, (slip) => {
      const ours = priceSlip(slip, limits);
      const theirs = standInPrice({ ...slip, items: [...slip.items] });
      expect({
        columns: ours.columns,
        price: ours.couponPrice,
        totalOdd: ours.king.odd,
        totalWebOdd: ours.web.odd,
        winning: ours.king.coupon.winning,
        webWinning: ours.web.coupon.winning,
      }).toEqual(theirs);
      expect(ours.king.coupon.tax).toBe(taxOn(theirs.winning));
    }),
    { numRuns: 10_000 },
  );
});
