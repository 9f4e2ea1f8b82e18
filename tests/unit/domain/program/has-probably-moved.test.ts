/** Events that a cached list leaves out (rule program-33). */
import { expect, test } from 'vitest';
import { hasProbablyMoved } from '../../../../src/domain/program/has-probably-moved.ts';

const NOW = 1_790_000_000;
const HOUR = 3_600;

test.each([
  ['has not begun and starts in an hour', 0, NOW + HOUR, false],
  ['has not begun and should have begun this second', 0, NOW, true],
  ['has not begun and should have begun yesterday', 0, NOW - 24 * HOUR, true],
  ['is running and began an hour ago', 1, NOW - HOUR, false],
  ['is running and began a second less than four hours ago', 2, NOW - 4 * HOUR + 1, false],
  ['is running and began four hours ago', 1, NOW - 4 * HOUR, true],
])('an event that %s: phase %i, start %i → left out %s', (_, phase, start, isLeftOut) => {
  expect(hasProbablyMoved({ phase, start }, NOW)).toBe(isLeftOut);
});
