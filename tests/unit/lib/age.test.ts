/** Ages of moments dated by the device's clock, which may be set back between the moment and now (rule realms-15). */
import { expect, test } from 'vitest';
import { ageOf, isRecent } from '../../../src/lib/age.ts';

const NOW = 1_000;
const LIMIT = 60;

test.each<[what: string, at: number, age: number | undefined, recent: boolean]>([
  ['now', 1_000, 0, true],
  ['just within the limit', 941, 59, true],
  ['at the limit', 940, 60, false],
  ['long ago', 1, 999, false],
  ['never', Number.NEGATIVE_INFINITY, Infinity, false],
  ['a moment ahead', 1_001, undefined, false],
  ['an hour ahead', 4_600, undefined, false],
])('a moment %s', (_what, at, age, recent) => {
  expect(ageOf(at, NOW)).toBe(age);
  expect(isRecent(at, NOW, LIMIT)).toBe(recent);
});
