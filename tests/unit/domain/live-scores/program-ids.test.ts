import { expect, test } from 'vitest';
import { liveScores } from '../../../../src/contract/services/live-scores.ts';
import { withProgramIds } from '../../../../src/domain/live-scores/program-ids.ts';

const rows =
  liveScores.getLiveScores.decode(
    { matches: [7, 8, undefined].map((sgId) => ({ sgId, ht: `Ev ${sgId}`, at: 'Konuk' })) },
    { input: {}, dropped: () => {} },
  ) ?? [];

test('a row that names the id of before the start is the match the program runs', () => {
  expect(withProgramIds(rows, new Map([[8, 80]])).map(({ eventId }) => eventId)).toEqual([7, 80, null]);
});

test('where no event has two ids, rows are as they came', () => {
  expect(withProgramIds(rows, new Map())).toBe(rows);
});
