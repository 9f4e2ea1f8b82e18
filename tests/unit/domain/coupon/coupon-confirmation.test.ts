import { expect, test } from 'vitest';
import { couponStatuses } from '../../../../src/contract/services/wire/coupon-wire.ts';
import { isConfirmed, isRejected, isUnconfirmed } from '../../../../src/domain/coupon/coupon-confirmation.ts';

test('each status is waiting, not made, confirmed, or none of these', () => {
  const all = [...couponStatuses, 'unknown'] as const;
  expect(all.filter(isUnconfirmed)).toEqual([2, 6]);
  expect(all.filter(isRejected)).toEqual([7, 8, 9, 14]);
  expect(all.filter(isConfirmed)).toEqual([-1, 0, 1, 10, 11, 12, 13]);
});
