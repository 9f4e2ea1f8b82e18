import { describe, expect, it } from 'vitest';
import { priceSlip } from '../../../../src/domain/slip/slip-price.ts';
import { taxOnWinning } from '../../../../src/domain/slip/tax.ts';
import { item, items, limits, slip } from './items.ts';

const odds = (...list: number[]) => list.map((odd, index) => item(index + 1, { odd, webOdd: odd }));

describe('price', () => {
  it.each([
    ['one column', slip({ items: items(3), multiplier: 50 }), 1, 5_000, 5_000],
    ['1 × 21 columns × 10 = 210', slip({ items: items(7), systems: [5], multiplier: 10 }), 21, 21_000, 21_000],
    ['systems 2 and 3 of 4', slip({ items: items(4), systems: [2, 3], multiplier: 7 }), 10, 7_000, 7_000],
    ['three coupons', slip({ items: items(2), multiplier: 60, couponCount: 3 }), 1, 6_000, 18_000],
    ['no items', slip(), 0, 0, 0],
    ['an empty multiplier', slip({ items: items(2), multiplier: 0 }), 1, 0, 0],
  ])('is computed for %s', (_name, priced, columns, couponPrice, totalPrice) => {
    expect(priceSlip(priced, limits)).toMatchObject({ columns, couponPrice, totalPrice });
  });

  it('never exceeds exact numbers, however much is typed', () => {
    const all = Array.from({ length: 20 }, (_, index) => index + 1);
    const price = priceSlip(
      slip({ items: items(20), systems: all, multiplier: 999_999_999, couponCount: 999 }),
      limits,
    );
    expect(price.totalPrice).toBe(Number.MAX_SAFE_INTEGER);
    expect(price.couponPrice).toBeGreaterThan(limits.maxPrice);
    expect(price.king.coupon.winning).toBe(limits.maxEarning);
  });
});

describe('winnings', () => {
  it('are rounded once, half up, and not from the rounded odd', () => {
    // 1,01 × 1,50 = 1,515
    expect(priceSlip(slip({ items: odds(101, 150), multiplier: 1 }), limits).king).toMatchObject({
      odd: 152,
      coupon: { winning: 152 },
    });
    expect(priceSlip(slip({ items: odds(101, 150), multiplier: 50 }), limits).king.coupon.winning).toBe(7_575);
    // 1,01 × 1,01 × 1,05 = 1,071105
    expect(priceSlip(slip({ items: odds(101, 101, 105), multiplier: 1 }), limits).king.coupon.winning).toBe(107);
  });

  it('of a system are the sum of its columns', () => {
    // 2 × 3 + 2 × 4 + 3 × 4 = 26; with 2 as banker 2 × 3 + 2 × 4 = 14
    const three = odds(200, 300, 400);
    expect(priceSlip(slip({ items: three, systems: [2], multiplier: 10 }), limits).king).toMatchObject({
      odd: 2_600,
      coupon: { winning: 26_000 },
    });
    const banked = three.map((entry, place) => ({ ...entry, banker: place === 0 }));
    expect(priceSlip(slip({ items: banked, systems: [2], multiplier: 10 }), limits).king.odd).toBe(1_400);
    expect(priceSlip(slip({ items: three, systems: [2, 3], multiplier: 10 }), limits).king.odd).toBe(5_000);
  });

  it('of many columns follow the binomial theorem', () => {
    // Every system of n events at odd x: (1 + x)ⁿ − 1.
    const all = Array.from({ length: 20 }, (_, index) => index + 1);
    const wide = { ...limits, maxEarning: Number.MAX_SAFE_INTEGER };
    const price = priceSlip(slip({ items: items(20), systems: all, multiplier: 1 }), wide);
    expect(price.king.odd).toBe((3 ** 20 - 1) * 100);
    expect(price.king.coupon.winning).toBe((3 ** 20 - 1) * 100);
    // 2⁴⁰ columns cannot be enumerated.
    const long = Array.from({ length: 40 }, (_, index) => index + 1);
    const forty = items(40, { odd: 100, webOdd: 100 });
    expect(priceSlip(slip({ items: forty, systems: long, multiplier: 1 }), wide).king.odd).toBe((2 ** 40 - 1) * 100);
  });

  it('are lower at web odds, and the difference is the king gain of all coupons', () => {
    const two = [item(1, { odd: 200, webOdd: 190 }), item(2, { odd: 300, webOdd: 280 })];
    const price = priceSlip(slip({ items: two, multiplier: 100, couponCount: 2 }), limits);
    expect(price.king).toMatchObject({ odd: 600, coupon: { winning: 60_000 }, total: { winning: 120_000 } });
    expect(price.web).toMatchObject({ odd: 532, coupon: { winning: 53_200 }, total: { winning: 106_400 } });
    expect(price.kingGain).toBe(13_600);
  });

  it.each([
    ['is not offered elsewhere', 100],
    ['is worth more elsewhere for a moment', 260],
  ])('have no king gain for an outcome that %s', (_name, webOdd) => {
    const price = priceSlip(slip({ items: [item(1, { odd: 250, webOdd })] }), limits);
    expect(price.kingGain).toBe(0);
    expect(price.web).toEqual(price.king);
  });

  it.each([
    [9_999, false, 1_249_875_000],
    [10_000, false, 1_250_000_000],
    [10_001, true, 1_250_000_000],
  ])('at misli %i and odd 1.250,00 are capped: %s', (multiplier, capped, winning) => {
    const { king } = priceSlip(slip({ items: odds(125_000), multiplier, couponCount: 2 }), limits);
    expect(king.capped).toBe(capped);
    expect(king.coupon.winning).toBe(winning);
    expect(king.total.winning).toBe(2 * winning);
  });

  it('with an odd above the highest winnings show the highest as the odd', () => {
    const high = priceSlip(slip({ items: odds(100_000, 100_000, 100_000), multiplier: 1 }), limits).king;
    expect(high).toMatchObject({ odd: 1_250_000_000, capped: true, coupon: { winning: 1_250_000_000 } });
  });

  it('throw for an invalid odd', () => {
    expect(() => priceSlip(slip({ items: odds(1.85) }), limits)).toThrow(RangeError);
  });
});

describe('tax', () => {
  const limit = limits.taxLimit;

  it.each([
    [0, 0],
    [limit, 0],
    [limit + 1, 0], // 0,2 kuruş
    [limit + 2, 0], // 0,4
    [limit + 3, 1], // 0,6
    [limit + 5, 1],
    [limit + 100_000, 20_000],
    [1_250_000_000, 248_933_220], // 20 % of 12.446.661 TL
  ])('on %i kuruş is %i', (winning, tax) => {
    expect(taxOnWinning(winning, limits)).toBe(tax);
  });

  it('is rounded half up and supports percentages with decimals', () => {
    expect(taxOnWinning(1, { taxLimit: 0, taxPercentage: 50 })).toBe(1);
    expect(taxOnWinning(1_000, { taxLimit: 0, taxPercentage: 12.35 })).toBe(124);
  });

  it('applies its limit to each coupon separately', () => {
    // 500 TL × 100 = 50.000 TL a coupon, below the limit; 5 of them together are above it.
    const below = priceSlip(slip({ items: odds(10_000), multiplier: 500, couponCount: 5 }), limits).king;
    expect(below.total).toEqual({ winning: 25_000_000, tax: 0, net: 25_000_000 });
    const above = priceSlip(slip({ items: odds(10_000), multiplier: 600, couponCount: 2 }), limits).king;
    expect(above.coupon).toEqual({ winning: 6_000_000, tax: 133_220, net: 5_866_780 });
    expect(above.total).toEqual({ winning: 12_000_000, tax: 266_440, net: 11_733_560 });
  });
});
