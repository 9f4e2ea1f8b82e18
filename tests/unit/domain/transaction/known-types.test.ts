import { expect, test } from 'vitest';
import { transactionKinds } from '../../../../src/domain/transaction/kinds.ts';
import { knownTypes } from '../../../../src/domain/transaction/known-types.ts';

test('known are the types a player can choose, and no other', () => {
  expect([...knownTypes]).toEqual([...new Set(transactionKinds.map(({ type }) => type))].toSorted((a, b) => a - b));
});
