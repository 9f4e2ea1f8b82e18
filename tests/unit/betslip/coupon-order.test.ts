import { expect, it } from 'vitest';
import { couponOrder } from '../../../src/domain/betslip/coupon-order.ts';
import { item, limits, slip } from './items.ts';

const played = slip({
  items: [item(1, { odd: 185, webOdd: 180, banker: true }), item(2), item(3, { eventVersion: 7, marketVersion: 9 })],
  systems: [2, 3],
  multiplier: 30,
  couponCount: 4,
});
const none = { acceptAll: false, acceptIncreases: false };

it('an order carries the slip as it stands, prices of one coupon', () => {
  expect(couponOrder(played, none, true, limits)).toEqual({
    acceptLower: false,
    acceptHigher: false,
    systems: [2, 3],
    multiplier: 30,
    couponCount: 4,
    useBonus: true,
    couponPrice: 9_000, // 3 columns × 30 TL
    odd: 1_480, // 1,85 × (2 + 2 + 4)
    winning: 44_400,
    webWinning: 40_014, // 1,80 × (1,90 + 1,90 + 3,61) × 30
    items: [1, 2, 3].map((eventId) => ({
      eventId,
      eventVersion: eventId === 3 ? 7 : 1,
      marketId: 10 * eventId,
      marketVersion: eventId === 3 ? 9 : 1,
      outcomeNumber: 1,
      odd: eventId === 1 ? 185 : 200,
      banker: eventId === 1,
      marketName: 'Maç Sonucu',
      competitionName: 'Süper Lig',
    })),
  });
});

it.each([
  [none, false, false],
  [{ acceptAll: false, acceptIncreases: true }, false, true],
  [{ acceptAll: true, acceptIncreases: false }, true, true],
])('settings %j accept lower odds: %s, higher odds: %s', (settings, acceptLower, acceptHigher) => {
  expect(couponOrder(played, settings, false, limits)).toMatchObject({ acceptLower, acceptHigher, useBonus: false });
});
