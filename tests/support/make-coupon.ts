import type { Coupon, CouponLeg } from '../../src/model/coupon.ts';

export function makeLeg(fields: Partial<CouponLeg> = {}): CouponLeg {
  return {
    eventId: 1,
    marketId: 10,
    outcomeNumber: 1,
    sportId: 1,
    eventName: 'Galatasaray - Trabzonspor',
    marketName: 'Maç Sonucu',
    outcomeName: '1',
    odd: 185,
    webOdd: 178,
    banker: false,
    minBets: 1,
    program: 'prematch',
    start: 1_800_000_000,
    result: 'open',
    finalScore: null,
    ...fields,
  };
}

export function makeCoupon(fields: Partial<Coupon> = {}): Coupon {
  const legs = fields.legs === undefined ? [makeLeg()] : fields.legs;
  return {
    id: '880000002',
    groupId: null,
    sharedId: null,
    transactionId: null,
    kind: 'single',
    status: -1,
    archived: false,
    playedAt: 1_799_990_000,
    columns: 1,
    price: 5_000,
    count: 1,
    multiplier: 50,
    systems: [],
    usedBonus: false,
    totalOdd: 185,
    maxWebWinning: 8_900,
    maxWinning: 9_250,
    wonColumns: 0,
    winning: 0,
    tax: 0,
    net: 0,
    eventCount: legs?.length ?? 1,
    firstStart: 1_800_000_000,
    running: [],
    ...fields,
    legs,
  };
}
