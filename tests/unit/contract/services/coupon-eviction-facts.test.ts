import { expect, test } from 'vitest';
import { couponEvictionFacts, couponPageEvictionFacts } from '../../../../src/contract/services/wager-calls.ts';
import { decodeCoupon, couponStatuses } from '../../../../src/contract/services/wire/coupon-wire.ts';
import { isFinalStatus } from '../../../../src/domain/coupon/decision.ts';
import { type WireCoupon, wireCoupon } from '../../../support/wire-coupon.ts';

const coupon = (fields: Partial<WireCoupon>) => decodeCoupon(wireCoupon(fields), { dropped: () => undefined });

test.each(couponStatuses)('couponFacts of status %i: open unless decided, dated by the time of play', (status) => {
  expect(couponEvictionFacts(coupon({ status, pd: 9 }))).toEqual({ open: !isFinalStatus(status), at: 9 });
});

test('a page is open if any of its coupons is, and dated by its newest coupon', () => {
  const [lost, waits] = [coupon({ status: 0, pd: 9 }), coupon({ status: -1, pd: 5 })];
  expect(couponPageEvictionFacts({ rows: [lost, waits] })).toEqual({ open: true, at: 9 });
  expect(couponPageEvictionFacts({ rows: [lost] })).toEqual({ open: false, at: 9 });
  expect(couponPageEvictionFacts({ rows: [] })).toEqual({ open: false, at: 0 });
});
