import { expect, test } from 'vitest';
import { sharesOf } from '../../../../src/domain/program/market-shares.ts';

test('shares of a market are found by its id, else by its subtype', () => {
  const card = { id: 7001, key: '2_101' };
  expect(sharesOf({ '7001': { '1': 60 }, '101': { '1': 40 } }, card)).toEqual({ '1': 60 });
  expect(sharesOf({ '101': { '1': 40 } }, card)).toEqual({ '1': 40 });
  expect(sharesOf({ '1': { '1': 40 } }, card)).toEqual({});
});
