import { describe, expect, test } from 'vitest';
import { playAgainText, playedSlip, playedSlipBody } from '../../../../src/domain/coupon/played-slip.ts';
import { makeLeg } from '../../../support/make-coupon.ts';

const coupon = {
  systems: [3, 2],
  multiplier: 40,
  count: 2,
  legs: [
    makeLeg({ eventId: 1, marketId: 10, outcomeNumber: 1, odd: 115, banker: true }),
    makeLeg({ eventId: 2, marketId: 20, outcomeNumber: 3, result: 'won' }),
    makeLeg({ eventId: 3, marketId: 30, outcomeNumber: 2, sportId: 5 }),
  ],
};

test('a played coupon is replayed with the selections still on offer, its bankers and its terms', () => {
  expect(playedSlip(coupon)).toEqual({
    items: [
      { eventId: 1, sportId: 1, marketId: 10, outcomeNumber: 1, banker: true },
      { eventId: 3, sportId: 5, marketId: 30, outcomeNumber: 2, banker: false },
    ],
    terms: { systems: [2, 3], multiplier: 40, couponCount: 2 },
  });
});

test('a played coupon is saved whole, at the odds it was played at', () => {
  const body = playedSlipBody(coupon);
  expect(body.e).toHaveLength(3);
  expect(body.e[0]).toEqual({ eid: 1, mid: 10, ono: 1, odd: 1.15, b: true });
  expect(body).toMatchObject({ ss: [2, 3], m: 40, cc: 2 });
});

describe('after adding the coupon to the slip, the player reads', () => {
  test.each([
    [0, 3, 'Bu kuponun seçimleri artık oynanamıyor.'],
    [1, 3, '3 seçimden 1 tanesi kuponuna eklendi; diğerleri artık oynanamıyor.'],
    [3, 3, '3 seçimin tamamı kuponuna eklendi.'],
    [1, 1, 'Seçim kuponuna eklendi.'],
  ])('how many selections were added: %i of %i', (added, legs, text) => {
    expect(playAgainText({ added, full: 0, most: 20, doubled: 0 }, legs)).toBe(text);
  });
});
