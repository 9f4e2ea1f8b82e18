import { expect, test } from 'vitest';
import { sinceClock } from '../../../src/domain/since-clock.ts';

/** A moment of a day in Türkiye. */
const at = (clock: string): number => Date.parse(`2026-11-21T${clock}:00+03:00`) / 1_000;

test.each([
  ['14:05', 'ten'],
  ['14:06', 'dan'],
  ['14:10', 'dan'],
  ['14:20', 'den'],
  ['14:30', 'dan'],
  ['14:40', 'tan'],
  ['14:51', 'den'],
  ['14:00', 'ten'],
  ['20:00', 'den'],
  ['09:00', 'dan'],
  ['00:00', 'dan'],
])('%s has the ending that its last spoken number asks for', (clock, ending) => {
  expect(sinceClock(at(clock))).toBe(`${clock}’${ending}`);
});
