/** Line-ups and season cards of a football match, from the squads and the matches of the league. */
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { type SquadPlayer, type Squad, playerPositions, squadOf } from '../../simulation/clubs/squads.ts';
import { steadyNoise } from '../../simulation/random.ts';
import type { Side } from '../../simulation/results/event-facts.ts';
import { FOOTBALL } from '../../simulation/sports/sport-table.ts';
import { type PlannedLineUp, plannedLineUpOf } from '../../statistics/planned-line-up.ts';
import type { KnownMatch, StatisticsSource } from '../../statistics/statistics-source.ts';
import type { TimelineEntry } from '../../statistics/match-timeline.ts';
import { incidentsOf } from './summary-handlers.ts';

/**
 * Milliseconds before the start at which a predicted line-up (`GUESSED_MS`) and the confirmed one (`CONFIRMED_MS`) are
 * published.
 */
const GUESSED_MS = 24 * 3_600_000;
const CONFIRMED_MS = 3_600_000;
/** Number of yellow cards after which a player is suspended for the next match. */
const CARDS_TO_MISS = 4;

export function lineUpHandlers(statistics: StatisticsSource) {
  const footballMatch = (eventId: string): KnownMatch | undefined => {
    const match = statistics.match(parseWholeNumber(eventId, 'eventId'));
    return match?.sportId === FOOTBALL ? match : undefined;
  };
  return {
    getLineUps: ({ parameter }) => {
      const match = footballMatch(parameter('eventId'));
      const ahead = match === undefined ? Infinity : match.event.d * 1_000 - statistics.now();
      if (match === undefined || match.competition.level > 2 || ahead > GUESSED_MS) return null;
      const incidents = incidentsOf(statistics, match);
      const team = (side: Side) => {
        const squad = squadOf(FOOTBALL, match[side], match.competition.country);
        const lineUp = plannedLineUpOf(squad, match.event.i, side === 'home' ? 1 : 2);
        return teamRow(match[side], lineUp, side, incidents);
      };
      return { isConfirmed: ahead <= CONFIRMED_MS, homeTeam: team('home'), awayTeam: team('away') };
    },
    getSeasonCards: ({ parameter }) => {
      const match = footballMatch(parameter('eventId'));
      if (match === undefined || statistics.history.league(match.competition) === undefined) return null;
      return { homeTeam: cardsOf(statistics, match, 'home'), awayTeam: cardsOf(statistics, match, 'away') };
    },
  } satisfies Partial<Handlers<'statistics'>>;
}

function teamRow(
  name: string,
  { squad, formation, lines, bench }: PlannedLineUp,
  side: Side,
  all: readonly TimelineEntry[],
) {
  const players = [
    ...lines.flatMap((line, index) => line.map((player, place) => ({ player, place: { line: index, place } }))),
    ...bench.map((player) => ({ player, place: {} })),
  ];
  const captain = lines[1]?.[0];
  return {
    id: squad.teamId,
    name,
    formation,
    coach: { ...squad.coach, shortName: '' },
    players: players.map(({ player, place }) => ({
      ...personOf(player),
      ...place,
      isStarting: 'line' in place,
      isCaptain: player === captain,
      ...figuresOf(player, side, all),
    })),
  };
}

function personOf({ id, name, shirtNumber, position }: SquadPlayer) {
  const what = playerPositions[position];
  const short = name.split(' ')[0] ?? name;
  return {
    id: String(id),
    name,
    knownNameShort: short,
    shirtNumber,
    position: { id: position, name: what, shortName: '' },
  };
}

/** Returns a player's goals, cards and substitution minutes so far. Own goals are recorded for the other side. */
function figuresOf(player: SquadPlayer, side: Side, all: readonly TimelineEntry[]) {
  const own = all.filter((entry) => entry.side === side);
  const count = (...kinds: TimelineEntry['type'][]): number =>
    own.filter((entry) => entry.player.id === player.id && kinds.includes(entry.type)).length;
  const off = own.find(({ type, player: who }) => type === 'substitution' && who.id === player.id);
  const on = own.find(({ type, related }) => type === 'substitution' && related?.id === player.id);
  return {
    goals: count('goal', 'penalty'),
    yellow: count('yellow'),
    secondYellow: count('secondYellow'),
    red: count('red'),
    ...(on === undefined ? {} : { inMinute: on.minute }),
    ...(off === undefined ? {} : { outMinute: off.minute }),
  };
}

/** Returns the season's cards of a team, distributed among its outfield players; a player always gets the same ones. */
function cardsOf({ history }: StatisticsSource, { competition, ...match }: KnownMatch, side: Side) {
  const name = match[side];
  const squad: Squad = squadOf(FOOTBALL, name, competition.country);
  const field = squad.players.filter(({ position }) => position > 0);
  const played = (history.league(competition) ?? []).filter(
    ({ home, away }) => home.name === name || away.name === name,
  );
  const cards = played.flatMap(({ id, home, facts }) => {
    const own: Side = home.name === name ? 'home' : 'away';
    if (facts.kind !== 'clock') return [];
    return facts.cards
      .filter((card) => card.side === own)
      .map(({ colour }, index) => ({ colour, player: field[Math.floor(steadyNoise(id, 60 + index) * field.length)] }));
  });
  const count = (colour: 'yellow' | 'red', player?: SquadPlayer): number =>
    cards.filter((card) => card.colour === colour && (player === undefined || card.player === player)).length;
  const average = (all: number): number => Math.round((all / Math.max(1, played.length)) * 100) / 100;
  return {
    id: squad.teamId,
    name,
    yellow: count('yellow'),
    secondYellow: 0,
    red: count('red'),
    averageYellow: average(count('yellow')),
    averageRed: average(count('red')),
    players: field
      .map((player) => ({
        id: player.id,
        name: player.name,
        matches: played.length,
        yellow: count('yellow', player),
        secondYellow: 0,
        red: count('red', player),
        isNextSuspended: count('yellow', player) % CARDS_TO_MISS === CARDS_TO_MISS - 1,
      }))
      .filter(({ yellow, red }) => yellow + red > 0),
  };
}
