/** Columns, price, hits, tiers and prizes against every column written out, over random coupons; and real rounds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsByTier, bestHits, poolPrize } from '../../../../src/domain/pool/hits.ts';
import {
  emptyBlock,
  isBlockFilled,
  missingMatches,
  withRandomMarks,
  toggleMark,
} from '../../../../src/domain/pool/marks.ts';
import { poolPrice } from '../../../../src/domain/pool/pool-price.ts';
import type { PoolBlock, PoolSign, PoolTier } from '../../../../src/model/pool.ts';

const limits = { maxColumn: 2_500, columnPrice: 1_000, warningMessage: '' };
const tax = { taxLimit: 5_333_900, taxPercentage: 20 };

/** Marks whose columns are few enough to write out. */
const block = fc.array(fc.constantFrom<PoolSign[]>([1], [0], [2], [1], [0], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]), {
  minLength: 15,
  maxLength: 15,
});
const blocks = fc.array(fc.oneof({ weight: 4, arbitrary: block }, { weight: 1, arbitrary: fc.constant(emptyBlock) }), {
  minLength: 4,
  maxLength: 4,
});
const winners = fc.array(fc.constantFrom<PoolSign>(0, 1, 2), { minLength: 15, maxLength: 15 });

/** Returns every column, one after another, like an odometer. */
function writtenOut(marks: PoolBlock): PoolSign[][] {
  if (marks.some((each) => each.length === 0)) return [];
  const columns: PoolSign[][] = [];
  const at = marks.map(() => 0);
  for (;;) {
    columns.push(marks.map((each, place) => each[at[place] ?? 0] ?? 0));
    let place = 0;
    while (place < 15 && (at[place] ?? 0) + 1 === marks[place]?.length) {
      at[place] = 0;
      place += 1;
    }
    if (place === 15) return columns;
    at[place] = (at[place] ?? 0) + 1;
  }
}
const rightIn = (column: readonly PoolSign[], came: readonly PoolSign[]): number =>
  came.reduce<number>((sum, sign, place) => sum + (column[place] === sign ? 1 : 0), 0);

test('columns and price equal a count of every column', () => {
  fc.assert(
    fc.property(
      blocks,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 5 }),
      (marks, multiplier, coupons) => {
        const count = marks.reduce((sum, each) => sum + writtenOut(each).length, 0);
        const price = poolPrice(marks, { multiplier, coupons }, limits);
        expect(price.columns).toBe(count);
        let paid = 0;
        for (let coupon = 0; coupon < coupons; coupon += 1)
          for (let column = 0; column < count; column += 1) paid += 10 * multiplier;
        expect(price.price).toBe(paid * 100);
        expect(price.exceedsLimits).toBe(count > 2_500 || count * 10 * multiplier > 25_000);
      },
    ),
    { numRuns: 60 },
  );
});

test('hits, tiers, prize and tax equal a count of every column', () => {
  const dividends = fc.array(fc.integer({ min: 0, max: 500_000_000 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(blocks, winners, dividends, fc.integer({ min: 1, max: 4 }), (marks, came, amounts, multiplier) => {
      const all = marks.filter(isBlockFilled).map(writtenOut);
      const tiers = [15, 14, 13, 12].map(
        (hits) => all.flat().filter((column) => rightIn(column, came) === hits).length,
      );
      expect(columnsByTier(marks.filter(isBlockFilled), came)).toEqual(tiers);
      marks.filter(isBlockFilled).forEach((each, place) => {
        expect(bestHits(each, came)).toBe(Math.max(...(all[place] ?? []).map((column) => rightIn(column, came))));
      });
      let gross = 0;
      for (const column of all.flat()) gross += multiplier * (amounts[15 - rightIn(column, came)] ?? 0);
      const told = amounts.map((amount, place) => ({ tier: (place + 1) as PoolTier, winners: 1, amount }));
      const prize = poolPrize(tiers, told, multiplier, tax);
      expect(prize.gross).toBe(gross);
      expect(prize.tax).toBe(gross <= 5_333_900 ? 0 : Number((BigInt(gross - 5_333_900) * 20n + 50n) / 100n));
      expect(prize.net).toBe(gross - prize.tax);
    }),
    { numRuns: 60 },
  );
});

describe('a block', () => {
  test('is filled when every match has a mark, and lists the matches without one', () => {
    const half = [1, 2, 3].reduce((each, match) => toggleMark(each, match, 1), emptyBlock);
    expect(isBlockFilled(half)).toBe(false);
    expect(missingMatches(half)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(toggleMark(toggleMark(half, 2, 0), 2, 2)[1]).toEqual([0, 1, 2]);
    expect(toggleMark(half, 2, 1)[1]).toEqual([]);
  });

  test('is completed at random with one sign per match, all three equally often', () => {
    let turn = 0;
    const filled = withRandomMarks(emptyBlock, missingMatches(emptyBlock), (below) => (turn += 1) % below);
    expect(isBlockFilled(filled)).toBe(true);
    expect(filled.flat().toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });
});
