/** The commentary of a match (wire-statistics-7); an empty list where nobody comments. */
import { type Handlers, wholeNumber } from '../../http/service-route.ts';
import { teamId } from '../../simulation/clubs/squads.ts';
import type { ClockFacts } from '../../simulation/results/facts.ts';
import { BASKETBALL, FOOTBALL } from '../../simulation/sports/sport-table.ts';
import { type Comment, basketballCommentary, footballCommentary } from '../../statistics/commentary.ts';
import type { KnownMatch, Statistics } from '../../statistics/statistics.ts';
import { eventIdOf } from '../../simulation/answers/live-scores.ts';
import { incidentRow, incidentsOf } from './summary.ts';

const HALF_TIME = 4;

export function commentaryHandlers(statistics: Statistics) {
  const told = (eventId: number) => {
    const match = statistics.match(eventId);
    const facts = match && statistics.world.played(match.event.i)?.facts;
    if (match === undefined || facts?.kind !== 'clock') return [];
    return commentsOf(statistics, match, facts).map((comment) => rowOf(match, comment));
  };
  return {
    getCommentary: ({ query }) =>
      told(
        'broadageId' in query
          ? eventIdOf(wholeNumber(query.broadageId, 'broadageId'))
          : wholeNumber(query.eventId, 'eventId'),
      ),
    getEventCommentary: ({ parameter }) => told(wholeNumber(parameter('eventId'), 'eventId')),
  } satisfies Partial<Handlers<'statistics'>>;
}

function commentsOf(statistics: Statistics, match: KnownMatch, facts: ClockFacts): Comment[] {
  const { event, sportId, home, away } = match;
  const score = statistics.world.score(event.i);
  const football = sportId === FOOTBALL;
  const rests = score?.s === HALF_TIME;
  const ended = statistics.world.ended(event.i) !== undefined;
  const part = football ? (score?.s === 2 || rests ? 0 : 1) : Math.max(0, (score?.ht?.qs?.length ?? 1) - 1);
  const telling = {
    ...{ eventId: event.i, names: { home, away }, facts, part, rests, ended },
    minute: Number(score?.min ?? 0),
  };
  if (football) return footballCommentary(telling, incidentsOf(statistics, match));
  return sportId === BASKETBALL ? basketballCommentary(telling) : [];
}

function rowOf(match: KnownMatch, { id, type, minute, added, part, side, text, important, entry, score }: Comment) {
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
