import { expect, test } from 'vitest';
import { couponStatuses } from '../../../../src/contract/services/wire/coupon.ts';
import { isConfirmed, isNotMade, isWaiting } from '../../../../src/domain/coupon/made.ts';

test('each status is waiting, not made, confirmed, or none of these', () => {
  const all = [...couponStatuses, 'unknown'] as const;
  expect(all.filter(isWaiting)).toEqual([2, 6]);
  expect(all.filter(isNotMade)).toEqual([7, 8, 9, 14]);
  expect(all.filter(isConfirmed)).toEqual([-1, 0, 1, 10, 11, 12, 13]);
});
