/** Past results of both sides of a match: meetings, last matches, and the league table (wire-statistics-4, -5). */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import type { Competition } from '../../simulation/model.ts';
import type { KnownMatch, StatisticsSource } from '../../statistics/statistics-source.ts';
import { type LeagueTableRow, type Venue, leagueTableOf } from '../../statistics/league-table.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';
import { matchRow, teamRow } from './statistics-rows.ts';

const MOST_MEETINGS = 20;
const MOST_LAST = 10;

export function pastMatchHandlers(statistics: StatisticsSource) {
  const { history } = statistics;
  const asked = (parameter: (name: string) => string): KnownMatch | undefined =>
    statistics.match(parseWholeNumber(parameter('eventId'), 'eventId'));
  const countOf = (parameter: (name: string) => string, most: number): number =>
    Math.min(most, parseWholeNumber(parameter('count'), 'count'));
  return {
    getMeetings: ({ parameter }) => {
      const match = asked(parameter);
      if (match === undefined) return nothing;
      const { sportId, home, away } = match;
      const meetings = history.meetings(sportId, home, away, countOf(parameter, MOST_MEETINGS));
      return { ...sidesOf(match), overall: meetings.map(matchRow) };
    },
    getLastMatches: ({ parameter }) => {
      const match = asked(parameter);
      if (match === undefined) return nothing;
      const { sportId, home, away } = match;
      const last = (name: string) => history.lastMatches(sportId, name, countOf(parameter, MOST_LAST)).map(matchRow);
      return { ...sidesOf(match), homeOverAll: last(home), awayOverAll: last(away) };
    },
    getStandings: ({ parameter }): WireResponse<'getStandings'> => {
      const match = asked(parameter);
      const matches = match === undefined ? undefined : history.league(match.competition);
      if (match === undefined || matches === undefined) return {};
      const names = match.competition.contestants.map(({ name }) => name);
      const lastRound = Math.max(0, ...matches.map(({ round }) => round));
      const next = nextMatches(statistics, match);
      const rows = (venue: Venue) => {
        const before = new Map(
          leagueTableOf(
            matches.filter(({ round }) => round < lastRound),
            names,
            venue,
          ).map((row) => [row.name, row.position]),
        );
        return leagueTableOf(matches, names, venue).map((row) => ({
          ...standingRow(match.competition, row, names.length),
          delta: (before.get(row.name) ?? row.position) - row.position,
          nextMatchInfo: next(row.name),
        }));
      };
      const { name } = match.competition;
      return {
        '0': {
          ...{ tournamentName: name, name: '2026-2027' },
          ...{ overAll: rows('overall'), homeTeam: rows('home'), awayTeam: rows('away') },
        },
      };
    },
  } satisfies Partial<Handlers<'statistics'>>;
}

/** Response data of an unknown match (wire-envelope-5). */
const nothing = null;

function sidesOf({ sportId, home, away }: KnownMatch) {
  return { homeTeam: teamRow(sportId, home), awayTeam: teamRow(sportId, away) };
}

function standingRow(competition: Competition, row: LeagueTableRow, teams: number) {
  const { name, form, scored, against, ...sums } = row;
  return {
    ...sums,
    ...{ scored, against, average: scored - against },
    team: teamRow(competition.sportId, name),
    positionStatus: zoneOf(competition, row.position, teams),
    formStandings: form,
  };
}

const zones: Record<number, string> = {
  0: '',
  1: 'Şampiyonlar Ligi',
  2: 'Avrupa Ligi',
  3: 'Konferans Ligi',
  4: 'Yükselme',
  5: 'Play-off',
  6: 'Küme Düşme',
};

/**
 * Returns the zone of a table position: relegation for the last teams of a national league; European places in
 * first-level football, promotion and play-off in other football, play-off for the first eight in other sports.
 */
function zoneOf({ sportId, level, country }: Competition, position: number, teams: number) {
  const id =
    country !== 'INT' && position > teams - (teams > 12 ? 3 : 1)
      ? 6
      : sportId === FOOTBALL && level === 1
        ? ([1, 1, 2, 3][position - 1] ?? 0)
        : sportId === FOOTBALL
          ? ([4, 4, 5, 5][position - 1] ?? 0)
          : position <= 8
            ? 5
            : 0;
  return { id, name: zones[id] ?? '' };
}

/** Returns a function that finds a team's next match in the program, in any competition of its sport. */
function nextMatches({ world }: StatisticsSource, { sportId }: KnownMatch) {
  const next = new Map<string, WireEvent>();
  for (const event of world.list(sportId, 0, 0).events.toSorted((a, b) => a.d - b.d)) {
    for (const name of [event.hn, event.an]) if (name !== undefined && !next.has(name)) next.set(name, event);
  }
  return (name: string) => {
    const event = next.get(name);
    if (event === undefined) return null;
    const isHome = event.hn === name;
    return { nextMatchTeamName: (isHome ? event.an : event.hn) ?? '', isHome };
  };
}
