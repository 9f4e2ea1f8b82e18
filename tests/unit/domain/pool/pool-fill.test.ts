import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SignShares, poolFill, signShares } from '../../../../src/domain/pool/pool-fill.ts';
import { poolPrice } from '../../../../src/domain/pool/pool-price.ts';
import type { PoolSign } from '../../../../src/model/pool.ts';

const signs: readonly PoolSign[] = [1, 0, 2];
const limits = { maxColumn: 2_500, columnPrice: 1_000, warningMessage: '' };
const terms = { multiplier: 1, coupons: 1 };

/** Shares of fifteen matches, without two equal ones in a match. */
const anyShares = fc.array(
  fc
    .uniqueArray(fc.integer({ min: 1, max: 97 }), { minLength: 3, maxLength: 3 })
    .map(([a = 1, b = 2, c = 3]): SignShares => ({ 1: a / (a + b + c), 0: b / (a + b + c), 2: c / (a + b + c) })),
  { minLength: 15, maxLength: 15 },
);

/** The oracle's order of the signs of a match. */
const order = (shares: SignShares): PoolSign[] => signs.toSorted((a, b) => shares[b] - shares[a]);
const lead = (shares: SignShares): number => {
  const [first = 1, second = 0] = order(shares);
  return shares[first] - shares[second];
};

test('pool-38: favourites are the likeliest sign of each match, for one column', () => {
  fc.assert(
    fc.property(anyShares, (shares) => {
      const block = poolFill('favourites', shares, 2_500);
      expect(block).toEqual(shares.map((each) => [order(each)[0]]));
      expect(poolPrice([block], terms, limits).price).toBe(1_000);
    }),
  );
});

test('pool-38: a balanced fill adds the second sign in the four closest matches', () => {
  fc.assert(
    fc.property(anyShares, (shares) => {
      const block = poolFill('balanced', shares, 2_500);
      const two = shares.filter((_, index) => block[index]?.length === 2);
      const one = shares.filter((_, index) => block[index]?.length === 1);
      expect([two.length, one.length]).toEqual([4, 11]);
      expect(Math.max(...two.map(lead))).toBeLessThanOrEqual(Math.min(...one.map(lead)));
      for (const [index, each] of shares.entries()) {
        const expected = order(each).slice(0, block[index]?.length);
        expect(new Set(block[index])).toEqual(new Set(expected));
      }
      expect(poolPrice([block], terms, limits).price).toBe(16_000);
    }),
  );
});

test('pool-38: a surprising fill leaves the likeliest sign out of the four closest matches alone', () => {
  fc.assert(
    fc.property(anyShares, (shares) => {
      const block = poolFill('surprising', shares, 2_500);
      const isSurprise = shares.map((each, index) => block[index]?.length === 1 && block[index][0] === order(each)[1]);
      const surprises = shares.filter((_, index) => isSurprise[index]);
      const others = shares.filter((_, index) => isSurprise[index] === false);
      expect(surprises).toHaveLength(4);
      expect(Math.max(...surprises.map(lead))).toBeLessThanOrEqual(Math.min(...others.map(lead)));
      expect(poolPrice([block], terms, limits).price).toBe(4_000);
    }),
  );
});

test('pool-38: a fill costs no more columns than are left, is the same every time, and leaves unknown matches empty', () => {
  fc.assert(
    fc.property(
      anyShares,
      fc.constantFrom('favourites', 'balanced', 'surprising'),
      fc.integer({ min: 1, max: 40 }),
      fc.nat({ max: 14 }),
      (shares, kind, left, unknown) => {
        const block = poolFill(kind, shares, left);
        expect(poolPrice([block], terms, limits).columns).toBeLessThanOrEqual(left);
        expect(poolFill(kind, shares, left)).toEqual(block);
        const holes = poolFill(kind, shares.with(unknown, shares[unknown] ?? { 1: 1, 0: 0, 2: 0 }), 2_500);
        expect(holes[unknown]?.length).toBeGreaterThan(0);
        const partly = poolFill(
          kind,
          shares.map((each, index) => (index === unknown ? null : each)),
          2_500,
        );
        expect(partly.flatMap((marks, index) => (marks.length === 0 ? [index] : []))).toEqual([unknown]);
      },
    ),
  );
});

test('pool-36: shares are those of three offered odds without margin', () => {
  expect(signShares([200, 400, 400])).toEqual({ 1: 0.5, 0: 0.25, 2: 0.25 });
  expect(signShares([200, 100, 400])).toBeNull();
  expect(signShares([200, 200])).toBeNull();
  expect(signShares([])).toBeNull();
});
