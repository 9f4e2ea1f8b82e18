import { expect, test } from 'vitest';
import { couponStatuses } from '../../../../src/contract/services/wire/coupon-wire.ts';
import { statusTone } from '../../../../src/domain/coupon/status.ts';
import { isFinalStatus, isSettled, isUndecided } from '../../../../src/domain/coupon/decision.ts';

const all = [...couponStatuses, 'unknown'] as const;

test('coupons of these statuses are undecided and coloured as pending', () => {
  expect(all.filter(isUndecided)).toEqual([-1, 2, 4, 6]);
  expect(all.filter((status) => statusTone(status) === 'pending')).toEqual([-1, 2, 4, 6]);
});

test('coupons of these statuses are settled; an unknown code is not', () => {
  expect(all.filter((status) => isSettled({ status }))).toEqual([0, 1, 5, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test('a coupon can be archived once the service counts it as decided, but not while it awaits payment', () => {
  expect(all.filter((status) => !isFinalStatus(status))).toEqual([-1, 2, 4, 6, 10, 'unknown']);
});
