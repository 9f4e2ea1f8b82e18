/** Data of an e-sport match (wire-statistics-11): players with their clubs, and their past results. */
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import type { PastMatch } from '../../statistics/past-match-history.ts';
import { type StatisticsSource, electronicSports } from '../../statistics/statistics-source.ts';
import { matchRow } from './statistics-rows.ts';

const MOST_MEETINGS = 10;
const MOST_LAST = 10;
/** Maximum number of matches counted in a side's figures. */
const COUNTED = 30;

export function electronicHandlers(statistics: StatisticsSource) {
  const { history } = statistics;
  return {
    getElectronicSummary: ({ parameter }) => {
      const match = statistics.match(parseWholeNumber(parameter('eventId'), 'eventId'));
      if (match === undefined || !electronicSports.has(match.sportId)) return null;
      const { sportId, home, away } = match;
      const [ofHome, ofAway] = [
        history.lastMatches(sportId, home, COUNTED),
        history.lastMatches(sportId, away, COUNTED),
      ];
      return {
        homeTeam: sideRow(home, ofHome),
        awayTeam: sideRow(away, ofAway),
        overall: history.meetings(sportId, home, away, MOST_MEETINGS).map(matchRow),
        homeOverAll: ofHome.slice(0, MOST_LAST).map(matchRow),
        awayOverAll: ofAway.slice(0, MOST_LAST).map(matchRow),
      };
    },
  } satisfies Partial<Handlers<'statistics'>>;
}

/** Returns the figures of a side; "PSG (Noah)" is the player Noah with the club PSG. */
function sideRow(name: string, matches: readonly PastMatch[]) {
  const [, club = '', player = name] = /^(.+) \((.+)\)$/.exec(name) ?? [];
  const goals = matches.map(({ home, score: { ht, at } }) => {
    const [own, other] = home.name === name ? [ht, at] : [at, ht];
    return { own: own?.r ?? 0, other: other?.r ?? 0 };
  });
  const letters = goals.map(({ own, other }) => (own > other ? 'G' : own < other ? 'M' : 'B'));
  const count = (letter: string): number => letters.filter((each) => each === letter).length;
  return {
    ...{ name: player, club, played: goals.length, won: count('G'), draw: count('B'), lost: count('M') },
    scored: goals.reduce((sum, { own }) => sum + own, 0),
    against: goals.reduce((sum, { other }) => sum + other, 0),
    last: letters.slice(0, MOST_LAST).toReversed(),
  };
}
