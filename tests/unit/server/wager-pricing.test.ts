import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countColumns, type LegResult, payoutOf, priceSlip, taxOn } from '../../../server/wager/coupon-pricing.ts';
import { toHundredths, formatWholeLira } from '../../../server/wager/money.ts';
import { columnsOf, counted, sum } from './wager-columns.ts';

const bankersAndOthers = (bankers: number, others: number): { banker: boolean }[] =>
  Array.from({ length: bankers + others }, (_, index) => ({ banker: index < bankers }));

describe('the number of columns', () => {
  it.each([
    [0, 4, [3], 4],
    [0, 4, [2, 3], 10],
    [0, 7, [5], 21],
    [2, 3, [4], 3],
    [2, 3, [2], 1],
    [3, 0, [3], 1],
    [0, 5, [], 1],
    [0, 20, [10], 184_756],
  ])('with %i bankers and %i others, systems %j is %i', (bankers, others, systems, columns) => {
    expect(countColumns(bankersAndOthers(bankers, others), systems)).toBe(columns);
  });
});

/** Slips of up to nine items, with bankers only together with a system that fits them. */
const slips = fc
  .array(fc.record({ odd: fc.integer({ min: 101, max: 2_500 }), banker: fc.boolean() }), { minLength: 1, maxLength: 9 })
  .chain((items) => {
    const bankers = items.filter(({ banker }) => banker).length;
    const sizes = items.map((_, index) => index + 1).filter((size) => size >= Math.max(1, bankers));
    return fc.record({
      items: fc.constant(items),
      systems: bankers > 0 ? fc.subarray(sizes, { minLength: 1 }) : fc.subarray(sizes),
      multiplier: fc.integer({ min: 1, max: 3_000 }),
      results: fc.array(fc.constantFrom<LegResult>('won', 'lost', 'void'), {
        minLength: items.length,
        maxLength: items.length,
      }),
    });
  });

describe('a price', () => {
  it('equals an enumeration of the columns', () => {
    fc.assert(
      fc.property(slips, ({ items, systems, multiplier }) => {
        const priced = priceSlip({ items: items.map((item) => ({ ...item, webOdd: 100 })), systems, multiplier });
        const told = counted(
          items.map(({ odd, banker }) => ({ odd: odd / 100, banker })),
          systems,
          multiplier,
        );
        expect({
          columns: priced.columns,
          price: priced.price / 100,
          totalOdd: priced.totalOdd / 100,
          winning: priced.winning / 100,
        }).toEqual(told);
      }),
      { numRuns: 400 },
    );
  });

  it('includes the standard winning at the web odds', () => {
    const { winning, webWinning, totalWebOdd } = priceSlip({
      items: [
        { odd: 200, webOdd: 190, banker: false },
        { odd: 150, webOdd: 144, banker: false },
      ],
      systems: [],
      multiplier: 100,
    });
    expect([winning, webWinning, totalWebOdd]).toEqual([30_000, 27_360, 274]);
  });

  it('is rounded once, half up: 1.05 × 1.10 = 1.155', () => {
    const items = [105, 110].map((odd) => ({ odd, webOdd: odd, banker: false }));
    const { totalOdd, winning } = priceSlip({ items, systems: [], multiplier: 1 });
    expect([totalOdd, winning]).toEqual([116, 116]);
    expect(priceSlip({ items, systems: [], multiplier: 1_000 }).winning).toBe(115_500);
  });

  it('has a winning of at most 12,500,000 TL', () => {
    const items = Array.from({ length: 20 }, () => ({ odd: 25_000, webOdd: 24_000, banker: false }));
    const { winning, totalOdd, webWinning } = priceSlip({ items, systems: [], multiplier: 20_000 });
    expect([winning, totalOdd, webWinning]).toEqual([1_250_000_000, 1_250_000_000, 1_250_000_000]);
  });
});

describe('a payment', () => {
  it('is the sum of the columns without a lost selection, with a void one counting as 1.00', () => {
    fc.assert(
      fc.property(slips, ({ items, systems, multiplier, results }) => {
        const slip = { items: items.map((item) => ({ ...item, webOdd: 100 })), systems, multiplier };
        const played = items.map(({ odd, banker }, index) => ({ odd: odd / 100, banker, result: results[index] }));
        const standing = columnsOf(played, systems).filter((column) => column.every(({ result }) => result !== 'lost'));
        const products = standing.map((column) => [
          ...column.map(({ odd, result }) => (result === 'void' ? 1 : odd)),
          multiplier,
        ]);
        const gross = Math.min(sum(products), 1_250_000_000);
        const paid = payoutOf(slip, results);
        expect([paid.columnsWon, paid.gross]).toEqual([standing.length, gross]);
        expect(paid.net + paid.tax).toBe(gross);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    [5_333_900, 0],
    [5_333_901, 0],
    [5_333_902, 0],
    [5_333_903, 1],
    [5_333_905, 1],
    [6_333_900, 200_000],
    [1_250_000_000, 248_933_220],
  ])('of %i kuruş is taxed with %i', (gross, tax) => {
    expect(taxOn(gross)).toBe(tax);
  });
});

it.each([
  [12.34, 1_234],
  [0.1 + 0.2, 30],
  [12_500_000, 1_250_000_000],
  [1.005, undefined],
  [Number.NaN, undefined],
])('%d in hundredths is %s', (value, whole) => {
  expect(toHundredths(value)).toBe(whole);
});

it('TL amounts are formatted for a Turkish reader', () => {
  expect([50, 2_500, 12_500_000].map(formatWholeLira)).toEqual(['50', '2.500', '12.500.000']);
});
