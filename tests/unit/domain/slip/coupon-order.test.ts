import { slipBody as slipShape } from '../../../../src/contract/services/wire/slip-wire.ts';
import { wagerCalls } from '../../../../src/contract/services/wager-calls.ts';
import { describe, expect, it } from 'vitest';
import { couponOrder, slipBody } from '../../../../src/domain/slip/coupon-order.ts';
import { item, limits, slip } from './items.ts';

const played = slip({
  items: [item(1, { odd: 185, webOdd: 180, banker: true }), item(2), item(3, { eventVersion: 7, marketVersion: 9 })],
  systems: [2, 3],
  multiplier: 30,
  couponCount: 4,
});
const facts = { limits, competitionOf: (eventId: number) => (eventId === 2 ? '' : 'Süper Lig') };
const none = { acceptAll: false, acceptIncreases: false };

describe('an order', () => {
  const order = couponOrder(played, none, true, facts);

  it('contains the current slip, with the money of one coupon', () => {
    expect(order).toEqual({
      alo: false,
      aho: false,
      ss: [2, 3],
      m: 30,
      cc: 4,
      ub: true,
      a: '90,00', // 3 columns × 30 TL
      modd: '14,80', // 1,85 × (2 + 2 + 4)
      mw: '444,00', // × 30
      mkw: '400,14', // 1,80 × (1,90 + 1,90 + 3,61) × 30
      e: [1, 2, 3].map((eventId) => ({
        eid: eventId,
        ev: eventId === 3 ? 7 : 1,
        mid: 10 * eventId,
        mv: eventId === 3 ? 9 : 1,
        ono: 1,
        odd: eventId === 1 ? 1.85 : 2,
        b: eventId === 1,
        mn: 'Maç Sonucu',
        cn: eventId === 2 ? '' : 'Süper Lig',
      })),
    });
  });

  it('formats thousands with points', () => {
    const dear = couponOrder(slip({ items: [item(1, { odd: 999_00 })], multiplier: 1_250 }), none, false, facts);
    expect([dear.a, dear.modd, dear.mw]).toEqual(['1.250,00', '999,00', '1.248.750,00']);
  });

  it('has the format of the service', () => {
    expect(wagerCalls.sendCoupon.body?.validate(order)[0]).toBeUndefined();
  });

  it.each([
    [none, false, false],
    [{ acceptAll: false, acceptIncreases: true }, false, true],
    [{ acceptAll: true, acceptIncreases: false }, true, true],
  ])('under settings %j accepts lower odds: %s, higher odds: %s', (settings, alo, aho) => {
    expect(couponOrder(played, settings, false, facts)).toMatchObject({ alo, aho, ub: false });
  });

  it('writes money and odds with at most two decimals', () => {
    for (let odd = 101; odd < 3_000; odd += 1) {
      const { e } = couponOrder(slip({ items: [item(1, { odd })] }), none, false, facts);
      expect(JSON.stringify(e[0]?.odd)).toMatch(/^\d+(\.\d{1,2})?$/);
    }
  });
});

it('a saved slip contains its selections and its stake', () => {
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
