import { useState } from 'react';
import { isAnswer } from '../../../contract/errors.ts';
import type { ToldSummary } from '../../../contract/services/wire/match-summary.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import type { CommentaryLine } from '../../../model/statistics.ts';
import { useLate } from '../page/use-late.ts';
import { moveOf, statisticsId, useLateness, useMovedRead } from '../page/use-live-read.ts';

/** By the id of the source of scores, by that of the program, or by the call of the program's own commentary. */
type Source = 'broadage' | 'event' | 'other';

/**
 * The commentary of a match (rule match-49). Whichever call has told a line is asked alone from then on, until it says
 * nothing any more.
 * @param summary as soon as it is there: it tells the id by which the match is commented
 * @param asks false asks for nothing
 */
export function useCommentary(
  head: EventHead,
  summary: Loaded<ToldSummary | null>,
  asks: boolean,
): Loaded<CommentaryLine[]> {
  const [told, setTold] = useState<Source | null>(null);
  const eventId = statisticsId(head);
  const broadageId = summary.value?.broadageId ?? null;
  const waits = summary.phase === 'loading';
  const move = moveOf(head);

  const by = told === 'broadage' || told === 'event' ? told : broadageId === null ? 'event' : 'broadage';
  const sportType = String(head.sportId);
  const query =
    by === 'broadage' && broadageId !== null
      ? { sportType, broadageId: String(broadageId) }
      : { sportType, eventId: String(eventId) };
  const first = useMovedRead('getCommentary', asks && !waits && told !== 'other' ? { query } : null, move);
  const turns = told === 'other' || saysNothing(first);
  const other = useMovedRead('getEventCommentary', asks && turns ? { parameters: { eventId } } : null, move);

  const now = hasLines(first) ? by : hasLines(other) ? 'other' : told === 'other' && saysNothing(other) ? null : told;
  if (now !== told) setTold(now);
  // Of two that have nothing the one that could not be asked says less.
  const load = turns && !(other.phase === 'failed' && saysNothing(first)) ? other : first;
  return useLate(asks && waits ? { ...load, phase: 'loading', value: undefined } : load, useLateness(head));
}

const hasLines = ({ value }: Loaded<CommentaryLine[]>): boolean => value !== undefined && value.length > 0;

/** Nothing was said yet, or nobody there knows the match. */
function saysNothing({ phase, value, failure }: Loaded<CommentaryLine[]>): boolean {
  if (phase === 'ready') return value.length === 0;
  return phase === 'failed' && failure !== null && isAnswer(failure);
}
