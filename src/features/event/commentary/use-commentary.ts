import { useState } from 'react';
import { isAnswer } from '../../../contract/errors.ts';
import type { ToldSummary } from '../../../contract/services/wire/match-summary.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import type { CommentaryLine } from '../../../model/statistics.ts';
import { useLate } from '../page/use-late.ts';
import { moveOf, statisticsId, useLateness, useMovedRead } from '../page/use-live-read.ts';

/** By the id of the match, by that of the source of scores, or by the call of the service's own commentary. */
type Way = 'event' | 'source' | 'other';

/**
 * The commentary of a match (rule match-49). Whichever way has told a line is asked alone from then on, until it says
 * nothing any more.
 * @param summary as soon as it is there: it tells the id of the source of scores
 * @param asks false asks for nothing
 */
export function useCommentary(
  head: EventHead,
  summary: Loaded<ToldSummary | null>,
  asks: boolean,
): Loaded<CommentaryLine[]> {
  const [last, setTold] = useState<Way | null>(null);
  const eventId = statisticsId(head);
  const broadageId = summary.value?.broadageId ?? null;
  const told = last === 'source' && broadageId === null ? null : last;
  const waits = summary.phase === 'loading';
  const move = moveOf(head);
  const sportType = String(head.sportId);
  const turn = (way: Way, comes: boolean): boolean => asks && (told === null ? comes : told === way);

  // The id of the match is known before the summary is: nobody waits for that one to ask.
  const byEvent = { query: { sportType, eventId: String(eventId) } };
  const event = useMovedRead('getCommentary', turn('event', true) ? byEvent : null, move);
  const bySource = broadageId === null ? null : { query: { sportType, broadageId: String(broadageId) } };
  const source = useMovedRead('getCommentary', turn('source', saysNothing(event)) ? bySource : null, move);
  const first = source.phase === 'idle' ? event : source;
  const turns = turn('other', !waits && saysNothing(event) && saysNothing(first));
  const other = useMovedRead('getEventCommentary', turns ? { parameters: { eventId } } : null, move);

  const loads = { event, source, other };
  const found = (['event', 'source', 'other'] as const).find((way) => hasLines(loads[way]));
  const now = found ?? (told !== null && saysNothing(loads[told]) ? null : told);
  if (now !== last) setTold(now);
  // Of two that have nothing the one that could not be asked says less.
  const load = turns && !(other.phase === 'failed' && saysNothing(first)) ? other : first;
  // With the summary, which says whose a line is: nothing moves once it stands.
  return useLate(asks && waits ? { ...load, phase: 'loading', value: undefined } : load, useLateness(head));
}

const hasLines = ({ value }: Loaded<CommentaryLine[]>): boolean => value !== undefined && value.length > 0;

/** Nothing was said yet, or nobody there knows the match. */
function saysNothing({ phase, value, failure }: Loaded<CommentaryLine[]>): boolean {
  if (phase === 'ready') return value.length === 0;
  return phase === 'failed' && failure !== null && isAnswer(failure);
}
