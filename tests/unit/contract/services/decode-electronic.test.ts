/** Summary of an e-sports match; a malformed field or row is dropped alone. */
import { expect, test } from 'vitest';
import { statisticsCalls } from '../../../../src/contract/services/statistics-calls.ts';

function of(answer: unknown) {
  let dropped = 0;
  const value = statisticsCalls.getElectronicSummary.decode(answer, { input: {}, dropped: () => void (dropped += 1) });
  return { value, dropped };
}

const row = {
  ...{ eventDate: 1_795_000_000_000, homeTeam: { name: 'PSG (Noah)' }, awayTeam: { name: 'Inter (Atlas)' } },
  ...{ homeTeamScore: { regular: '3' }, awayTeamScore: { current: 2 } },
};
const homeTeam = {
  ...{ name: 'Noah', club: 'PSG', played: '30', won: 20, draw: 4, lost: 6, scored: 90, against: '41' },
  last: ['G', 'B', 'M'],
};

test('the summary has both players with clubs and figures, their meetings and last matches', () => {
  const awayTeam = { name: 'Atlas', last: [1, '0', 2, 'y', null] };
  const { value, dropped } = of({ homeTeam, awayTeam, overall: [row], homeOverAll: [row, row], awayOverAll: [] });
  expect(dropped).toBe(0);
  expect(value).toMatchObject({
    home: { name: 'Noah', club: 'PSG', played: 30, won: 20, drawn: 4, lost: 6, scored: 90, against: 41 },
    away: { name: 'Atlas', club: '', played: null, scored: null, form: ['win', 'draw', 'loss'] },
    meetings: [{ home: { name: 'PSG (Noah)' }, score: { home: 3, away: 2 }, at: 1_795_000_000 }],
  });
  expect(value?.home.form).toEqual(['win', 'draw', 'loss']);
  expect([value?.homeMatches.length, value?.awayMatches.length]).toEqual([2, 0]);
});

test.each([null, {}, { homeTeam: null, awayTeam: {}, overall: [], homeOverAll: null }])(
  'the empty response %o is decoded as null',
  (answer) => expect(of(answer).value).toBeNull(),
);

test('a malformed row is skipped, and a malformed part falls back to its empty value', () => {
  const odd = { homeTeam: 7, awayTeam: { name: {}, club: 'Inter' }, overall: [row, 7, { homeTeam: {} }] };
  const { value, dropped } = of({ ...odd, homeOverAll: 'x' });
  expect(dropped).toBe(2);
  expect(value).toMatchObject({ home: { name: '', form: [] }, away: { name: '', club: 'Inter' } });
  expect([value?.meetings.length, value?.homeMatches.length]).toEqual([1, 0]);
});

test.each(['x', 7])('the malformed response %o is decoded as undefined', (answer) =>
  expect(of(answer).value).toBeUndefined(),
);
