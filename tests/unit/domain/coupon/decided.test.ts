import { expect, test } from 'vitest';
import { couponStatuses } from '../../../../src/contract/services/wire/coupon.ts';
import { isDecided, isSettled, isUndecided } from '../../../../src/domain/coupon/decided.ts';
import { statusTone } from '../../../../src/domain/coupon/status.ts';

const all = [...couponStatuses, 'unknown'] as const;

test('of these the service still has to say what becomes of them, and they are coloured so', () => {
  expect(all.filter(isUndecided)).toEqual([-1, 2, 4, 6]);
  expect(all.filter((status) => statusTone(status) === 'pending')).toEqual([-1, 2, 4, 6]);
});

test('of these it has said so; a code nobody knows says nothing', () => {
  expect(all.filter((status) => isSettled({ status }))).toEqual([0, 1, 5, 7, 8, 9, 10, 11, 12, 13, 14]);
});

test('what may be archived is what the service takes as decided: not what awaits its payment', () => {
  expect(all.filter((status) => !isDecided(status))).toEqual([-1, 2, 4, 6, 10, 'unknown']);
});
