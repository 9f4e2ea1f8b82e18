/** Missing players and the referee of a match (wire-statistics-5). */
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { playerPositions, squadOf } from '../../simulation/clubs/squads.ts';
import { steadyNoise } from '../../simulation/random.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';
import type { PastMatch } from '../../statistics/past-match-history.ts';
import { type AbsentPlayer, plannedLineUpOf } from '../../statistics/planned-line-up.ts';
import { matchesLedBy, matchRefereeOf } from '../../statistics/match-referees.ts';
import type { KnownMatch, StatisticsSource } from '../../statistics/statistics-source.ts';
import { scoreFromFacts } from '../../statistics/league-table.ts';
import { teamRow, tournamentRow } from './statistics-rows.ts';

const MOST_MATCHES = 10;

export function matchPeopleHandlers(statistics: StatisticsSource) {
  const asked = (parameter: (name: string) => string): KnownMatch | undefined =>
    statistics.match(parseWholeNumber(parameter('eventId'), 'eventId'));
  return {
    getMissingPlayers: ({ parameter }) => {
      const match = asked(parameter);
      if (match?.sportId !== FOOTBALL) return null;
      return { homeTeam: missingSide(statistics, match, 'home'), awayTeam: missingSide(statistics, match, 'away') };
    },
    getReferee: ({ parameter }) => {
      const match = asked(parameter);
      if (match === undefined) return null;
      const referee = matchRefereeOf(match);
      // The id 0 means that there is no referee.
      const nobody = { id: 0, name: '', country: { name: '', shortName: '' } };
      if (referee === undefined) return { referee: nobody, refereeTournaments: [], refereeMatches: [] };
      const led = matchesLedBy(statistics, match, referee);
      const { id, name, age, country } = referee;
      const shown = Math.min(MOST_MATCHES, parseWholeNumber(parameter('count'), 'count'));
      return {
        referee: { id, name, age, country: { name: countries[country] ?? '', shortName: country } },
        refereeTournaments: led.length === 0 ? [] : [tournamentSums(match, led)],
        refereeMatches: led.slice(0, shown).map(refereeMatch),
      };
    },
  } satisfies Partial<Handlers<'statistics'>>;
}

function missingSide(
  { history }: StatisticsSource,
  { event, sportId, competition, home, away }: KnownMatch,
  side: 'home' | 'away',
) {
  const name = side === 'home' ? home : away;
  const { missing } = plannedLineUpOf(squadOf(sportId, name, competition.country), event.i, side === 'home' ? 1 : 2);
  const { over } = history.roundCounts(competition);
  return { ...teamRow(sportId, name), players: missing.map((each) => missingRow(each, over)) };
}

/** @param rounds played so far */
function missingRow({ player, reason }: AbsentPlayer, rounds: number) {
  const noise = (salt: number) => steadyNoise(player.id, salt);
  const numberOfMatches = Math.round(rounds * (0.3 + 0.6 * noise(1)));
  const starts = Math.round(numberOfMatches * (0.4 + 0.6 * noise(2)));
  return {
    ...{ id: player.id, name: player.name, age: player.age, position: playerPositions[player.position] },
    ...{ numberOfMatches, lineupCount: starts, reason, reasonDetail: details[reason] },
    goals: Math.floor(starts * 2 * noise(3) * (GOALS[player.position] ?? 0)),
    assists: Math.floor(starts * 2 * noise(4) * (ASSISTS[player.position] ?? 0)),
  };
}

/** Average goals and assists per match, by position. */
const GOALS = [0, 0.04, 0.12, 0.35];
const ASSISTS = [0, 0.05, 0.15, 0.12];

const details: Record<AbsentPlayer['reason'], string> = {
  Sakat: 'Adale sakatlığı',
  Cezalı: 'Sarı kart cezası',
  'Milli Takım': '',
  Belirsiz: '',
};

function tournamentSums({ competition }: KnownMatch, led: readonly PastMatch[]) {
  const sums = { yellow: 0, secondYellow: 0, red: 0, penalties: 0 };
  for (const match of led) {
    const { yellow, red } = cardsOf(match);
    sums.yellow += yellow;
    sums.red += red;
  }
  const mean = (sum: number): number => Math.round((sum * 100) / led.length) / 100;
  return {
    ...sums,
    tournament: tournamentRow(competition),
    matches: led.length,
    averageYellow: mean(sums.yellow),
    averageRed: mean(sums.red),
  };
}

function refereeMatch(match: PastMatch) {
  const { competition, startMs, home, away, facts } = match;
  const goals = scoreFromFacts(facts);
  const side = (name: string, regular: number) => ({ ...teamRow(FOOTBALL, name), score: { regular } });
  return {
    ...cardsOf(match),
    ...{ secondYellow: 0, penalties: 0, date: startMs, tournamentInformation: tournamentRow(competition) },
    homeTeam: side(home.name, goals.home),
    awayTeam: side(away.name, goals.away),
  };
}

function cardsOf({ facts }: PastMatch): { yellow: number; red: number } {
  if (facts.kind !== 'clock') return { yellow: 0, red: 0 };
  return { yellow: facts.home.yellow + facts.away.yellow, red: facts.home.red + facts.away.red };
}

const countries: Partial<Record<string, string>> = {
  TR: 'Türkiye',
  GB: 'İngiltere',
  ES: 'İspanya',
  DE: 'Almanya',
  IT: 'İtalya',
  FR: 'Fransa',
};
