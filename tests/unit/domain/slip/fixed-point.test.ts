import { describe, expect, it } from 'vitest';
import { roundHalfUp, toCountBigInt, toSafeNumber, divideWhole } from '../../../../src/domain/slip/fixed-point.ts';
import { priceSlip } from '../../../../src/domain/slip/slip-price.ts';
import { emptySlip } from '../../../../src/domain/slip/slip-state.ts';
import { items, limits, slip } from './items.ts';

it.each([
  [149n, 100n, 1n],
  [150n, 100n, 2n],
  [250n, 100n, 3n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [0n, 7n, 0n],
])('%s ÷ %s rounds to %s', (numerator, denominator, expected) => {
  expect(roundHalfUp({ numerator, denominator })).toBe(expected);
});

it.each([
  [5_000, 100, 50, 50],
  [5_001, 100, 50, 51],
  [4_999, 100, 49, 50],
  [0, 100, 0, 0],
])('%i contains %i %i times rounded down, %i times rounded up', (amount, divisor, down, up) => {
  expect(divideWhole(amount, divisor, 'down')).toBe(down);
  expect(divideWhole(amount, divisor, 'up')).toBe(up);
});

describe('an invalid count', () => {
  it.each([-5, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 0])('%s counts as 0 and costs nothing', (value) => {
    expect(toCountBigInt(value)).toBe(0n);
    expect(priceSlip(slip({ items: items(2), multiplier: value }), limits).totalPrice).toBe(0);
  });
});

it('a minimum price that is no whole TL is reached by the next multiplier', () => {
  expect(emptySlip({ minPrice: 5_001 }).multiplier).toBe(51);
});

it('a number too large to be exact becomes the largest exact one', () => {
  expect(toSafeNumber(2n ** 53n - 1n)).toBe(Number.MAX_SAFE_INTEGER);
  expect(toSafeNumber(2n ** 60n)).toBe(Number.MAX_SAFE_INTEGER);
});
