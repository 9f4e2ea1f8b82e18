import { expect, test } from 'vitest';
import { HIDDEN_FIGURE } from '../../../../src/domain/spoiler/spoiler-preference.ts';
import { hideClock, hideScore, withScore } from '../../../../src/domain/spoiler/hide-score.ts';
import { toEventRow } from '../../../../workers/engine/topics/event-rows.ts';
import { newEvent } from '../../../support/program-fixtures.ts';
import { score } from '../program/score-samples.ts';

const known = score(
  { status: 3, minute: 67 },
  { regular: 2, redCards: 1, corners: 4, halfTime: 1 },
  { regular: 1, yellowCards: 2 },
);

test('a covered row shows the progress of the match, and no figure', () => {
  const event = { ...newEvent(), phase: 1, sportId: 1, score: known };
  const reference = { competitions: { value: undefined }, playedPercent: () => ({ value: undefined }) };
  const row = toEventRow(event, [], reference as unknown as Parameters<typeof toEventRow>[2]);
  expect(row.standing.main).toEqual({ home: '2', away: '1' });
  const covered = withScore(row, hideScore(known), true);
  expect(covered.standing).toMatchObject({ clock: "67'", main: { home: HIDDEN_FIGURE, away: HIDDEN_FIGURE } });
  expect(covered.scoreHidden).toBe(true);
  expect(JSON.stringify(covered.score)).not.toMatch(/:[124],"(current|yellow|corners)|"regular":\d/);
  expect(row.standing.main).toEqual({ home: '2', away: '1' });
});

test('a status that reveals a draw is replaced by "running"', () => {
  const codes = Array.from({ length: 156 }, (_, place) => place + 1);
  const told = codes.filter((status) => hideScore({ ...known, status }).minute === null);
  expect(told.map((status) => hideScore({ ...known, status }).status)).toEqual(told.map(() => 34));
  expect(told).toEqual([
    ...[7, 8, 9, 10, 11, 12, 27, 28, 29, 30, 31, 32, 33, 35, 36, 60, 62, 65, 66, 87, 88, 89, 133, 153, 155],
  ]);
});

test.each([
  [1, "67'", "67'"],
  [1, '90+', '90+'],
  [1, 'D.A', 'D.A'],
  [1, "105'", 'Canlı'],
  [1, 'UZ 1.Y', 'Canlı'],
  [1, 'PEN', 'Canlı'],
  [6, "59'", "59'"],
  [6, "63'", 'Canlı'],
  [5, '2.Set', '2.Set'],
])('a clock of sport %i, %s, is shown as %s', (sportId, clock, shown) => {
  expect(hideClock(sportId, clock)).toBe(shown);
});
