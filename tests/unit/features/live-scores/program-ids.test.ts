import { expect, test } from 'vitest';
import { liveScoresCalls } from '../../../../src/contract/services/live-scores-calls.ts';
import { withProgramIds } from '../../../../src/features/live-scores/current-matches.ts';

const rows =
  liveScoresCalls.getLiveScores.decode(
    { matches: [7, 8, undefined].map((sgId) => ({ sgId, ht: `Ev ${sgId}`, at: 'Konuk' })) },
    { input: {}, dropped: () => {} },
  ) ?? [];

test('a row that names the pre-match id is matched to the running event of the program', () => {
  expect(withProgramIds(rows, new Map([[8, 80]])).map(({ eventId }) => eventId)).toEqual([7, 80, null]);
});

test('without events that have two ids, rows are unchanged', () => {
  expect(withProgramIds(rows, new Map())).toBe(rows);
});
