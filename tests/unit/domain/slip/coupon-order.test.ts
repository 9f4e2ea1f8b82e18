import { slipBody as slipShape } from '../../../../src/contract/services/wire/slip.ts';
import { wager } from '../../../../src/contract/services/wager.ts';
import { describe, expect, it } from 'vitest';
import { couponOrder, slipBody } from '../../../../src/domain/slip/coupon-order.ts';
import { item, limits, slip } from './items.ts';

const played = slip({
  items: [item(1, { odd: 185, webOdd: 180, banker: true }), item(2), item(3, { eventVersion: 7, marketVersion: 9 })],
  systems: [2, 3],
  multiplier: 30,
  couponCount: 4,
});
const none = { acceptAll: false, acceptIncreases: false };

describe('an order', () => {
  const order = couponOrder(played, none, true, limits);

  it('carries the slip as it stands, money of all coupons together', () => {
    expect(order).toEqual({
      alo: false,
      aho: false,
      ss: [2, 3],
      m: 30,
      cc: 4,
      ub: true,
      a: 360, // 3 columns × 30 TL × 4
      modd: 14.8, // 1,85 × (2 + 2 + 4)
      mkw: 1_776, // × 30 × 4
      mw: 1_600.56, // 1,80 × (1,90 + 1,90 + 3,61) × 30 × 4
      e: [1, 2, 3].map((eventId) => ({
        eid: eventId,
        ev: eventId === 3 ? 7 : 1,
        mid: 10 * eventId,
        mv: eventId === 3 ? 9 : 1,
        ono: 1,
        odd: eventId === 1 ? 1.85 : 2,
        b: eventId === 1,
        mn: 'Maç Sonucu',
        cn: '1',
      })),
    });
  });

  it('has the shape the service takes', () => {
    expect(wager.sendCoupon.body?.validate(order)[0]).toBeUndefined();
  });

  it.each([
    [none, false, false],
    [{ acceptAll: false, acceptIncreases: true }, false, true],
    [{ acceptAll: true, acceptIncreases: false }, true, true],
  ])('under settings %j accepts lower odds: %s, higher odds: %s', (settings, alo, aho) => {
    expect(couponOrder(played, settings, false, limits)).toMatchObject({ alo, aho, ub: false });
  });

  it('writes money and odds with their two decimals and no more', () => {
    for (let odd = 101; odd < 3_000; odd += 1) {
      const { e } = couponOrder(slip({ items: [item(1, { odd })] }), none, false, limits);
      expect(JSON.stringify(e[0]?.odd)).toMatch(/^\d+(\.\d{1,2})?$/);
    }
  });
});

it('a saved slip keeps what was chosen and for how much', () => {
  const body = slipBody(played);
  expect(body).toEqual({
    e: [
      { eid: 1, mid: 10, ono: 1, odd: 1.85, b: true },
      { eid: 2, mid: 20, ono: 1, odd: 2, b: false },
      { eid: 3, mid: 30, ono: 1, odd: 2, b: false },
    ],
    ss: [2, 3],
    m: 30,
    cc: 4,
  });
  expect(slipShape.validate(body)[0]).toBeUndefined();
});
