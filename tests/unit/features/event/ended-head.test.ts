/** The head of a match that left the program, built from other sources. */
import { expect, test } from 'vitest';
import {
  endedHead,
  onlyIfBegun,
  endedMatchFromScores,
  endedMatchFromSummary,
} from '../../../../src/features/event/page/ended-head.ts';
import { liveScoresCalls } from '../../../../src/contract/services/live-scores-calls.ts';
import { statisticsCalls } from '../../../../src/contract/services/statistics-calls.ts';
import type { EventHead } from '../../../../src/model/program.ts';

const team = (name: string) => ({ id: 1, name });
const summaryOf = (told: object) =>
  statisticsCalls.getEventSummary.decode({ eventInformationModel: told }, { input: {}, dropped: () => {} });
const information = {
  homeTeam: team('Ev'),
  awayTeam: team('Konuk'),
  eventDate: 1_795_000_000_000,
  tournamentInformation: { id: 3, name: 'Süper Lig' },
  score: { id: 9, s: 5, ht: { r: 2 }, at: { r: 1 } },
};
const match = { id: 9, sportId: 1, mappedId: 8 };
const remembered = (told: object) => endedMatchFromSummary(summaryOf(told)) ?? expect.fail('nothing told');

test('an ended match has sides, league, start and final score, and nothing to bet on', () => {
  expect(endedHead(match, remembered(information), undefined)).toMatchObject({
    ...{ id: 9, sportId: 1, name: 'Ev - Konuk', start: 1_795_000_000, phase: 1, status: 0, hasStream: false },
    ...{ competitionId: 0, competition: { name: 'Süper Lig' }, hasComments: true },
    score: { status: 5, home: { regular: 2 }, away: { regular: 1 } },
  });
});

test('the league from the program is kept', () => {
  const competition = { ...{ id: 70, sportId: 1, country: 'TR', priority: 1, icon: '' }, name: 'Lig', shortName: 'L' };
  const known = endedHead(match, remembered(information), undefined);
  const last: EventHead = { ...known, competition, competitionId: 70, start: 5 };
  const ended = endedHead(match, remembered(information), last);
  expect(ended).toMatchObject({ competitionId: 70, mappedId: 8, start: 5, name: 'Ev - Konuk', competition });
});

test('a summary without both names gives no head, and one without a score no score', () => {
  expect(endedMatchFromSummary(summaryOf({ homeTeam: team('Ev') }))).toBeNull();
  expect(endedMatchFromSummary(null)).toBeNull();
  expect(endedHead(match, remembered({ ...information, score: 7 }), undefined).score).toBeNull();
});

test('a match that was removed before it began is not remembered as ended', () => {
  const told = remembered({ ...information, score: undefined });
  expect(onlyIfBegun(told, 1_794_999_999)).toBeNull();
  expect(onlyIfBegun(told, 1_795_000_001)).toBe(told);
  expect(onlyIfBegun(remembered(information), 0)).not.toBeNull();
});

test.each<[string, object, boolean]>([
  ['announced, an hour before its start', { s: 1 }, false],
  ['about to begin, after its planned start', { s: 64 }, false],
  ['running before its start was due', { s: 2 }, true],
  ['called off before its start', { s: 26 }, true],
  ['without a status before its start', {}, false],
])('a match whose score block says: %s', (_, block, begun) => {
  const start = 1_795_000_000;
  const told = remembered({ ...information, score: { id: 9, ...block } });
  expect(onlyIfBegun(told, 's' in block && block.s === 64 ? start + 600 : start - 3_600) !== null).toBe(begun);
});

test('the list of live scores gives heads for its own matches only, without statistics', () => {
  const list = { matches: [{ id: 5, sgId: 9, ht: 'Ev', at: 'Konuk', sc: { s: 5, ht: { r: 3 }, at: { r: 0 } } }] };
  const rows = liveScoresCalls.getLiveScores.decode(list, { input: {}, dropped: () => {} });
  expect(endedMatchFromScores(rows, [10])).toBeNull();
  expect(endedMatchFromScores(undefined, [9])).toBeNull();
  const told = endedMatchFromScores(rows, [10, 9]) ?? expect.fail('nothing told');
  expect(endedHead(match, told, undefined)).toMatchObject({ home: 'Ev', hasComments: false, competition: null });
  expect(endedHead(match, told, undefined).score).toMatchObject({ status: 5, home: { regular: 3 } });
  const league = { id: 3, name: 'Süper Lig', country: 'TR', priority: 1 };
  const known = rows?.map((row) => ({ ...row, league }));
  expect(endedHead(match, endedMatchFromScores(known, [9]) ?? told, undefined)).toMatchObject({
    competition: { name: 'Süper Lig', country: 'TR' },
  });
});
