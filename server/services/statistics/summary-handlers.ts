/** Summary of a match (wire-statistics-3): its venue, and the incidents so far. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { broadageIdOf } from '../../simulation/answers/live-score-rows.ts';
import { refereeOf, squadOf } from '../../simulation/clubs/squads.ts';
import { steadyNoise } from '../../simulation/random.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';
import { plannedLineUpOf } from '../../statistics/planned-line-up.ts';
import { isRefereeAnnounced } from '../../statistics/match-referees.ts';
import { type KnownMatch, type StatisticsSource, electronicSports } from '../../statistics/statistics-source.ts';
import { type TimelineEntry, matchTimelineOf, incidentTypes } from '../../statistics/match-timeline.ts';
import { teamRow, tournamentRow, matchRow } from './statistics-rows.ts';
import type { PastMatch } from '../../statistics/past-match-history.ts';

const MOST_MEETINGS = 10;
const MOST_LAST = 10;
/** Maximum number of matches counted in a side's figures. */
const COUNTED = 30;

/** Data of an e-sport match (wire-statistics-11): players with their clubs, and their past results. */
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

export function summaryHandlers(statistics: StatisticsSource) {
  return {
    getEventSummary: ({ parameter }) => {
      const match = statistics.match(parseWholeNumber(parameter('eventId'), 'eventId'));
      // An unknown match has no keys (wire-envelope-5).
      if (match === undefined) return {};
      const events = incidentsOf(statistics, match).map((entry) => incidentRow(match, entry));
      return {
        eventInformationModel: informationOf(statistics, match),
        ...(match.sportId === FOOTBALL ? { soccerMatchEventsAllModel: { events } } : {}),
      };
    },
  } satisfies Partial<Handlers<'statistics'>>;
}

/** Returns the incidents of a football match so far, oldest first; empty before it begins and for other sports. */
export function incidentsOf({ world }: StatisticsSource, match: KnownMatch): TimelineEntry[] {
  const { event, sportId, home, away, competition } = match;
  const played = world.playedFacts(event.i);
  if (sportId !== FOOTBALL || played?.facts.kind !== 'clock') return [];
  const lineUps = {
    home: plannedLineUpOf(squadOf(sportId, home, competition.country), event.i, 1),
    away: plannedLineUpOf(squadOf(sportId, away, competition.country), event.i, 2),
  };
  const minute = Number(world.score(event.i)?.min ?? 0);
  return matchTimelineOf({ eventId: event.i, facts: played.facts, scorers: played.scorers, lineUps, minute });
}

export function incidentRow({ sportId, home, away }: KnownMatch, entry: TimelineEntry) {
  const { id, type, side, minute, added, part, player, related, score } = entry;
  const personRow = ({ id: playerId, name, shirtNumber }: typeof player) => {
    const short = name.split(' ')[0] ?? name;
    return { id: playerId, knownName: name, knownNameMedium: name, knownNameShort: short, shirtNumber };
  };
  return {
    id,
    minute,
    ...(added > 0 ? { stoppage: added } : {}),
    period: part === 0 ? 2 : 3,
    teamId: teamRow(sportId, side === 'home' ? home : away).id,
    type: { id: incidentTypes[type], name: names[type], shortName: names[type] },
    homeScore: score.home,
    awayScore: score.away,
    player: personRow(player),
    ...(related === undefined ? {} : { relatedPlayer: personRow(related) }),
  };
}

function informationOf({ world, history }: StatisticsSource, { event, sportId, competition, home, away }: KnownMatch) {
  const { over } = history.roundCounts(competition);
  const score = world.score(event.i);
  const league = history.league(competition) !== undefined;
  const round = league ? `${over + 1}. Hafta` : '';
  return {
    eventId: event.i,
    eventDate: event.d * 1_000,
    broadageId: broadageIdOf(event.i),
    homeTeam: teamRow(sportId, home),
    awayTeam: teamRow(sportId, away),
    tournamentInformation: tournamentRow(competition),
    ...(score === undefined
      ? {}
      : { score: { ...score }, statusInformation: { id: score.s, name: '', shortName: '' } }),
    ...(league ? { roundInformation: { id: over + 1, name: round, shortName: round } } : {}),
    eventPlaceInformation: placeOf(event.i, sportId, home, competition.country),
  };
}

/**
 * Returns venue, referee and weather of a football match, or only its temperature when no referee is announced; only
 * the venue for other sports.
 */
function placeOf(eventId: number, sportId: number, home: string, country: string): Place {
  if (sportId !== FOOTBALL) return { stadiumName: `${home} Spor Salonu` };
  const temperatureC = Math.round(4 + 22 * steadyNoise(eventId, 41));
  if (!isRefereeAnnounced(eventId)) return { temperatureC };
  return {
    stadiumName: `${home} Stadyumu`,
    refereeName: refereeOf(eventId, country).name,
    weatherStatus: weathers[Math.floor(steadyNoise(eventId, 43) * weathers.length)] ?? '',
    temperatureC,
  };
}

type Information = NonNullable<NonNullable<WireResponse<'getEventSummary'>>['eventInformationModel']>;
type Place = Partial<NonNullable<Information['eventPlaceInformation']>>;

const weathers = ['Açık', 'Parçalı bulutlu', 'Bulutlu', 'Hafif yağmurlu', 'Yağmurlu', 'Sisli'];

const names: Record<keyof typeof incidentTypes, string> = {
  yellow: 'Sarı Kart',
  secondYellow: 'İkinci Sarı Kart',
  red: 'Kırmızı Kart',
  goal: 'Gol',
  penalty: 'Penaltı Golü',
  ownGoal: 'Kendi Kalesine',
  substitution: 'Oyuncu Değişikliği',
};
