import { expect, test } from 'vitest';
import { isOfPool, transactionKinds } from '../../../../src/domain/transaction/kinds.ts';
import { knownTypes } from '../../../../src/domain/transaction/known-types.ts';

test('known are the types a player can choose, and no other', () => {
  expect([...knownTypes]).toEqual([...new Set(transactionKinds.map(({ type }) => type))].toSorted((a, b) => a - b));
});

test.each([
  [4, null, true],
  [4, 27, false],
  [10, null, true],
  [10, 27, false],
  [7, null, true],
  [16, null, false],
  [2, null, false],
])('type %i with coupon type %o is of the pool: %o', (type, couponType, expected) => {
  expect(isOfPool({ type, couponType })).toBe(expected);
});
