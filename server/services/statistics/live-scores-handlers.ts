/** Live scores (wire-statistics-7): current matches of the world, and for past days the rounds of the leagues. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { badRequest } from '../../http/response-envelope.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { dayNumberOf } from '../../turkish-time.ts';
import { competitions } from '../../simulation/competitions.ts';
import type { PastMatch } from '../../statistics/past-match-history.ts';
import type { StatisticsSource, KnownMatch } from '../../statistics/statistics-source.ts';
import { teamId } from '../../simulation/clubs/squads.ts';
import type { ClockFacts } from '../../simulation/results/event-facts.ts';
import { BASKETBALL, FOOTBALL } from '../../simulation/sports/sport-table.ts';
import { type CommentaryEntry, basketballCommentary, footballCommentary } from '../../statistics/match-commentary.ts';
import { eventIdOf } from '../../simulation/answers/live-score-rows.ts';
import { incidentRow, incidentsOf } from './summary-handlers.ts';

type Row = NonNullable<WireResponse<'getLiveScores'>['matches'][number]>;

export function liveScoreHandlers({ world, history }: StatisticsSource) {
  const roundsOf = (sportId: number, day: number): Row[] =>
    competitions
      .filter((each) => each.sportId === sportId)
      // Matches that ended in the world come from `world.liveScoresCalls` instead.
      .flatMap((each) => history.onDay(each, day))
      .map(pastRow);

  const matchesOf = (sportId: number, day: string) => {
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw badRequest('what is asked for must be a day');
    const rounds = roundsOf(sportId, dayNumberOf(Date.parse(`${day}T12:00:00Z`)));
    const playing = new Set(rounds.flatMap(({ ht, at }) => [ht, at]));
    const others = world.liveScores(sportId, day).filter((row) => row !== null && !meets(row, playing));
    return { matches: [...rounds, ...others] };
  };

  return {
    getLiveScores: ({ query: { SportId, SearchDate } }) => matchesOf(parseWholeNumber(SportId, 'SportId'), SearchDate),
    getLiveResults: ({ query: { sportId, date } }) => matchesOf(parseWholeNumber(sportId, 'sportId'), date),
  } satisfies Partial<Handlers<'statistics'>>;
}

function meets({ ht, at }: Row, playing: ReadonlySet<string>): boolean {
  return playing.has(ht) || playing.has(at);
}

/** Converts a past match; it has no program id, because it is no longer in the program. */
function pastRow({ id, competition, round, startMs, home, away, score }: PastMatch): Row {
  const { country, priority, name, sportId } = competition;
  return {
    id,
    sid: sportId,
    ht: home.name,
    at: away.name,
    d: Math.floor(startMs / 1_000),
    lg: { i: competition.id, n: name, cid: country, p: priority },
    rd: `${round}. Hafta`,
    hs: false,
    ca: false,
    sc: { ...score },
  };
}

const HALF_TIME = 4;

/** The commentary of a match (wire-statistics-7); an empty list where nobody comments. */
export function commentaryHandlers(statistics: StatisticsSource) {
  const told = (eventId: number) => {
    const match = statistics.match(eventId);
    const facts = match && statistics.world.playedFacts(match.event.i)?.facts;
    if (match === undefined || facts?.kind !== 'clock') return [];
    return commentsOf(statistics, match, facts).map((comment) => rowOf(match, comment));
  };
  return {
    getCommentary: ({ query }) =>
      told(
        'broadageId' in query
          ? eventIdOf(parseWholeNumber(query.broadageId, 'broadageId'))
          : parseWholeNumber(query.eventId, 'eventId'),
      ),
    getEventCommentary: ({ parameter }) => told(parseWholeNumber(parameter('eventId'), 'eventId')),
  } satisfies Partial<Handlers<'statistics'>>;
}

function commentsOf(statistics: StatisticsSource, match: KnownMatch, facts: ClockFacts): CommentaryEntry[] {
  const { event, sportId, home, away } = match;
  const score = statistics.world.score(event.i);
  const football = sportId === FOOTBALL;
  const rests = score?.s === HALF_TIME;
  const ended = statistics.world.endedMatch(event.i) !== undefined;
  const part = football ? (score?.s === 2 || rests ? 0 : 1) : Math.max(0, (score?.ht?.qs?.length ?? 1) - 1);
  const telling = {
    ...{ eventId: event.i, names: { home, away }, facts, part, isBreak: rests, ended },
    minute: Number(score?.min ?? 0),
  };
  if (football) return footballCommentary(telling, incidentsOf(statistics, match));
  return sportId === BASKETBALL ? basketballCommentary(telling) : [];
}

function rowOf(
  match: KnownMatch,
  { id, type, minute, added, part, side, text, important, entry, score }: CommentaryEntry,
) {
  const football = match.sportId === FOOTBALL;
  return {
    ...(entry === undefined ? {} : incidentRow(match, entry)),
    ...(entry === undefined ? { type: { id: type, name: '', shortName: '' } } : {}),
    id,
    minute,
    ...(football && added > 0 ? { stoppage: added } : {}),
    period: football ? 2 + part : 72 + 2 * part,
    ...(side === undefined ? {} : { teamId: teamId(match.sportId, match[side]) }),
    text,
    isImportant: important,
    ...(score === undefined ? {} : { homeScore: score.home, awayScore: score.away }),
  };
}
