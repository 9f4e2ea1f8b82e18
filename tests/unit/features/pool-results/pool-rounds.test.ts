/** Texts of the results page about a round, and its list of rounds; tested with real rounds. */
import { expect, test } from 'vitest';
import {
  neighbourRounds,
  roundYears,
  roundsOfYear,
  roundDatesText,
  tierView,
} from '../../../../src/features/pool-results/pool-rounds.ts';
import type { PoolTier } from '../../../../src/model/pool.ts';
import { turkishSeconds } from '../../../support/turkish-time.ts';

const at = (date: string): number => turkishSeconds(`${date}T20:00:00`);
const span = (cycle: number, from: string, to: string) => ({ cycle, from: at(from), to: at(to) });

/** Rounds in the service's order: newest first, with a number that has no round. */
const spans = [
  span(359, '2026-09-25', '2026-09-29'),
  span(355, '2026-08-28', '2026-09-01'),
  span(325, '2026-01-30', '2026-02-03'),
  span(324, '2025-12-30', '2026-01-03'),
  span(25, '2020-02-14', '2020-02-18'),
];

test('rounds are listed under the year in which their matches begin, newest first in any order of the response', () => {
  expect(roundYears(spans)).toEqual(['2026', '2025', '2020']);
  const cycles = roundsOfYear(spans.toReversed(), '2026').map(({ cycle }) => cycle);
  expect(cycles).toEqual([359, 355, 325]);
  expect(spans.map(roundDatesText)).toEqual([
    '25 – 29 Eyl',
    '28 Ağu – 1 Eyl',
    '30 Oca – 3 Şub',
    '30 Ara – 3 Oca',
    '14 – 18 Şub',
  ]);
});

test('a round links to its neighbours, skipping numbers without a round', () => {
  expect(neighbourRounds(spans, 355)).toEqual({ older: 325, newer: 359 });
  expect(neighbourRounds(spans, 359)).toEqual({ older: 355 });
  expect(neighbourRounds(spans, 25)).toEqual({ newer: 324 });
  expect(neighbourRounds(spans, 283)).toEqual({});
});

test.each<[string, PoolTier, number, number, string]>([
  ['round 359', 1, 6, 441_864_012, '15 bilen|6 kolon|4.418.640,12 ₺|'],
  ['round 175: many winners', 4, 2_060_416, 117, '12 bilen|2.060.416 kolon|1,17 ₺|'],
  ['round 25: no winner, with a known pot', 1, 0, 282_464_073, '15 bilen|Çıkmadı||2.824.640,73 ₺ devretti'],
  ['round 275: no winner, with an unknown pot', 1, 0, 0, '15 bilen|Çıkmadı||Devretti'],
])('%s', (_, tier, winners, amount, expected) => {
  const view = tierView({ tier, winners, amount });
  expect([view.title, view.winners, view.amount, view.carried].join('|').replaceAll('\u00a0', ' ')).toBe(expected);
});
