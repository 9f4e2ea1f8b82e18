/** Days, hours, minutes and seconds that remain of a count-down (rule content-8). */
import { expect, test } from 'vitest';
import { countDownParts } from '../../../../src/features/home/count-down/count-down.tsx';

const END = 1_800_000_000;
const figures = (left: number) => countDownParts(END, END - left)?.map(({ value }) => value);

test.each([
  [1, ['0', '00', '00', '01']],
  [3_661, ['0', '01', '01', '01']],
  [86_399, ['0', '23', '59', '59']],
  [12 * 86_400, ['12', '00', '00', '00']],
])('%i seconds before the end the remaining time is shown', (left, told) => {
  expect(figures(left)).toEqual(told);
});

test.each([0, -5])('nothing remains at %i', (left) => {
  expect(figures(left)).toBeUndefined();
});
