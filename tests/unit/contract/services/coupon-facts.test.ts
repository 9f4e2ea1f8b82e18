import { expect, test } from 'vitest';
import { couponFacts, pageFacts } from '../../../../src/contract/services/wire/coupon-facts.ts';
import { decodeCoupon, couponStatuses } from '../../../../src/contract/services/wire/coupon.ts';
import { isDecided } from '../../../../src/domain/coupon/decided.ts';
import { type WireCoupon, wireCoupon } from '../../../support/wire-coupon.ts';

const coupon = (fields: Partial<WireCoupon>) => decodeCoupon(wireCoupon(fields), { dropped: () => undefined });

test.each(couponStatuses)('couponFacts of status %i: open unless decided, dated by the time of play', (status) => {
  expect(couponFacts(coupon({ status, pd: 9 }))).toEqual({ open: !isDecided(status), at: 9 });
});

test('a page is open if any of its coupons is, and dated by its newest coupon', () => {
  const [lost, waits] = [coupon({ status: 0, pd: 9 }), coupon({ status: -1, pd: 5 })];
  expect(pageFacts({ rows: [lost, waits] })).toEqual({ open: true, at: 9 });
  expect(pageFacts({ rows: [lost] })).toEqual({ open: false, at: 9 });
  expect(pageFacts({ rows: [] })).toEqual({ open: false, at: 0 });
});
