/** Players of e-sports: named alone or with their club, and identified whatever club they lead. */
import { expect, test } from 'vitest';
import {
  AWAY_ID,
  HOME_ID,
  electronicTeam,
  splitSide,
  withPlayers,
} from '../../../../src/features/event/summary/electronic-players.ts';
import { formOf } from '../../../../src/domain/statistics/form.ts';
import { scoringOf } from '../../../../src/features/event/statistics/scoring.ts';
import type { ElectronicSide, ElectronicSummary } from '../../../../src/model/match-statistics.ts';
import type { PlayedMatch } from '../../../../src/model/statistics.ts';

const side = (told: Partial<ElectronicSide> = {}): ElectronicSide => ({
  ...{ id: null, name: '', club: '', played: null, won: null, drawn: null, lost: null, scored: null, against: null },
  ...{ form: [], ...told },
});
const team = (name: string, id: number | null = null) => ({ id, name, shortName: name });
const played = (home: string, away: string, own: number, other: number, ids: (number | null)[] = []): PlayedMatch => ({
  ...{ at: null, home: team(home, ids[0] ?? null), away: team(away, ids[1] ?? null) },
  ...{ score: { home: own, away: other }, halfTime: null, sets: [], tournament: '', tournamentId: null },
});
const summary = (told: Partial<ElectronicSummary>): ElectronicSummary => ({
  ...{ home: side(), away: side(), meetings: [], homeMatches: [], awayMatches: [], ...told },
});
const program = { home: 'PSG (Noah)', away: 'Inter (Atlas)' };

test('a name is split into club and player if it has both', () => {
  expect(splitSide('Manchester City (Rüzgar)')).toEqual({ club: 'Manchester City', player: 'Rüzgar' });
  expect(splitSide('Noah')).toEqual({ club: '', player: '' });
  expect(splitSide('(Noah)')).toEqual({ club: '', player: '' });
});

test.each([
  [side({ name: 'Noah', club: 'Paris' }), { player: 'Noah', club: 'Paris' }],
  [side({ name: 'Paris (Noah)' }), { player: 'Noah', club: 'Paris' }],
  [side({ name: 'Noah' }), { player: 'Noah', club: 'PSG' }],
  [side(), { player: 'Noah', club: 'PSG' }],
])("names in the statistics take precedence over the program's", (told, known) => {
  expect(electronicTeam(told, program.home, HOME_ID)).toMatchObject({ ...known, name: 'Noah', id: HOME_ID });
});

test('a player is found whatever club they lead, home or away, by name or by id', () => {
  const told = summary({
    home: side({ name: 'Noah', id: 5 }),
    homeMatches: [
      played('PSG (Noah)', 'Arsenal (Penn)', 3, 1),
      played('Chelsea (Tiago)', 'Liverpool (NOAH)', 4, 2),
      played('Noah', 'Snake', 2, 2),
      played('Bir takım', 'Başka takım', 1, 0, [5, 6]),
      played('Kimse', 'Hiç kimse', 9, 0, [7, 8]),
    ],
    meetings: [played('Inter (Atlas)', 'PSG (Noah)', 1, 4)],
  });
  const { homeMatches, meetings } = withPlayers(told, program);
  const home = electronicTeam(told.home, program.home, HOME_ID);
  expect(formOf(homeMatches, home)).toEqual(['win', 'loss', 'draw', 'win']);
  expect(formOf(meetings, home)).toEqual(['win']);
  expect(formOf(meetings, electronicTeam(told.away, program.away, AWAY_ID))).toEqual(['loss']);
  expect(homeMatches[1]?.away.name).toBe('Liverpool (NOAH)');
});

test('e-football has goals and draws, e-basketball has points, and neither has a home side', () => {
  expect(scoringOf(137)).toMatchObject({ unit: 'Gol', hasDraws: true, hasVenues: false });
  expect(scoringOf(153)).toMatchObject({ unit: 'Sayı', hasDraws: false, hasVenues: false });
});
