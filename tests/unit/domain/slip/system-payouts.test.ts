import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Slip } from '../../../../src/domain/slip/slip-state.ts';
import { systemPayouts } from '../../../../src/domain/slip/system-payouts.ts';
import { allColumns } from './brute-force.ts';
import { item, items, limits, slip } from './items.ts';

const bigLimits = { ...limits, maxEarning: Number.MAX_SAFE_INTEGER };

test('a slip without a system has no stair (rule stake-21)', () => {
  expect(systemPayouts(slip({ items: items(4) }), limits)).toEqual([]);
  expect(systemPayouts(slip({ systems: [2] }), limits)).toEqual([]);
});

test('a system 2 of 3 pays its cheapest and its dearest pair, and all three pairs', () => {
  const three = [200, 300, 400].map((odd, place) => item(place + 1, { odd, webOdd: odd }));
  expect(systemPayouts(slip({ items: three, systems: [2], multiplier: 10 }), limits)).toEqual([
    { right: 2, least: 6_000, most: 12_000 },
    { right: 3, least: 26_000, most: 26_000 },
  ]);
});

test('a limit on the winnings limits every step', () => {
  const stair = systemPayouts(slip({ items: items(4), systems: [2], multiplier: 50 }), {
    ...limits,
    maxEarning: 30_000,
  });
  expect(stair.map(({ least, most }) => [least, most])).toEqual([
    [20_000, 20_000],
    [30_000, 30_000],
    [30_000, 30_000],
  ]);
});

const slips = fc
  .integer({ min: 1, max: 7 })
  .chain((size) =>
    fc.record({
      odds: fc.array(fc.integer({ min: 100, max: 2_000 }), { minLength: size, maxLength: size }),
      bankers: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
      systems: fc.uniqueArray(fc.integer({ min: 1, max: size }), { minLength: 1, maxLength: size }),
      multiplier: fc.integer({ min: 1, max: 300 }),
      couponCount: fc.integer({ min: 1, max: 5 }),
    }),
  )
  .map(({ odds, bankers, systems, multiplier, couponCount }) =>
    slip({
      items: odds.map((odd, place) => item(place + 1, { odd, webOdd: odd, banker: bankers[place] ?? false })),
      systems: systems.toSorted((one, other) => one - other),
      multiplier,
      couponCount,
    }),
  )
  .filter(({ items: all, systems }) => systems.every((system) => system >= all.filter(({ banker }) => banker).length));

test('every step pays the least and the most of all sets of right selections, whatever the slip', () => {
  fc.assert(
    fc.property(slips, (played) => {
      expect(systemPayouts(played, bigLimits)).toEqual(payoutsOfAllSets(played));
    }),
    { numRuns: 300 },
  );
});

/** Enumerates every set of right selections with all bankers, and in it every column that won. */
function payoutsOfAllSets(played: Slip): { right: number; least: number; most: number }[] {
  const { items: all, systems, multiplier, couponCount } = played;
  const columns = allColumns(all, systems);
  const byRight = new Map<number, number[]>();
  for (let mask = 1; mask < 2 ** all.length; mask += 1) {
    const isRight = (place: number): boolean => Math.floor(mask / 2 ** place) % 2 === 1;
    const right = all.filter((_, place) => isRight(place)).length;
    const won = columns.filter((column) => column.every(isRight));
    if (won.length > 0 && all.every(({ banker }, place) => !banker || isRight(place))) {
      // Columns are added in units of 100⁻ⁿ, in whole numbers, and rounded half up to kuruş once.
      let sum = 0n;
      for (const column of won) {
        let product = 1n;
        for (const [place, { odd }] of all.entries()) product *= column.includes(place) ? BigInt(odd) : 100n;
        sum += product;
      }
      const unit = 100n ** BigInt(all.length);
      const exact = sum * BigInt(multiplier) * 100n;
      const kurus = Number(exact / unit) + ((exact % unit) * 2n >= unit ? 1 : 0);
      byRight.set(right, [...(byRight.get(right) ?? []), kurus * couponCount]);
    }
  }
  return [...byRight.entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([right, amounts]) => ({ right, least: Math.min(...amounts), most: Math.max(...amounts) }));
}
