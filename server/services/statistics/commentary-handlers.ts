/** The commentary of a match (wire-statistics-7); an empty list where nobody comments. */
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { teamId } from '../../simulation/clubs/squads.ts';
import type { ClockFacts } from '../../simulation/results/event-facts.ts';
import { BASKETBALL, FOOTBALL } from '../../simulation/sports/sport-table.ts';
import { type CommentaryEntry, basketballCommentary, footballCommentary } from '../../statistics/match-commentary.ts';
import type { KnownMatch, StatisticsSource } from '../../statistics/statistics-source.ts';
import { eventIdOf } from '../../simulation/answers/live-score-rows.ts';
import { incidentRow, incidentsOf } from './summary-handlers.ts';

const HALF_TIME = 4;

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
