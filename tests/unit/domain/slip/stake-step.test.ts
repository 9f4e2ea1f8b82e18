/** The amount goes up and down in round steps, and always by something (rule stake-19). */
import { expect, test } from 'vitest';
import { steppedMultiplier, typedMultiplier } from '../../../../src/domain/slip/stake.ts';

test.each([
  // One column: a misli is a lira.
  [50, 1, 1, 60],
  [55, 1, 1, 60],
  [55, 1, -1, 50],
  [60, 1, -1, 50],
  [5, 1, -1, 1],
  [1, 1, -1, 1],
  // Three columns: 99 TL, and what comes next to 100 and to 90.
  [33, 3, 1, 34],
  [33, 3, -1, 30],
  // More columns than a step has lira: one misli each.
  [2, 35, 1, 3],
  [3, 35, -1, 2],
] as const)('misli %i of %i columns, %i: %i', (multiplier, columns, direction, expected) => {
  expect(steppedMultiplier(multiplier, columns, direction)).toBe(expected);
});

test('a typed amount is never more than was typed, and none below one misli', () => {
  expect(typedMultiplier(10_000, 3)).toBe(33);
  expect(typedMultiplier(200, 3)).toBe(0);
  expect(typedMultiplier(0, 1)).toBe(0);
});
