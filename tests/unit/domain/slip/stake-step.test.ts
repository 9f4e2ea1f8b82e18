/** Steps of the amount: rounded amounts, and always a change (rule stake-19). */
import { expect, test } from 'vitest';
import { steppedMultiplier, typedMultiplier } from '../../../../src/domain/slip/stake.ts';

test.each([
  // A misli of a single column costs one lira.
  [50, 1, 1, 60],
  [55, 1, 1, 60],
  [55, 1, -1, 50],
  [60, 1, -1, 50],
  [5, 1, -1, 1],
  [1, 1, -1, 1],
  // Three columns cost 99 TL; the steps come next to 100 and to 90.
  [33, 3, 1, 34],
  [33, 3, -1, 30],
  // A step has fewer lira than there are columns, so it is one misli.
  [2, 35, 1, 3],
  [3, 35, -1, 2],
] as const)('misli %i of %i columns steps by %i to %i', (multiplier, columns, direction, expected) => {
  expect(steppedMultiplier(multiplier, columns, direction)).toBe(expected);
});

test('a typed amount is never exceeded, and gives 0 below one misli', () => {
  expect(typedMultiplier(10_000, 3)).toBe(33);
  expect(typedMultiplier(200, 3)).toBe(0);
  expect(typedMultiplier(0, 1)).toBe(0);
});
