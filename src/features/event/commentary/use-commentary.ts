import { useState } from 'react';
import { isDefinitiveRefusal } from '../../../contract/failure-checks.ts';
import type { DecodedSummary } from '../../../contract/services/wire/match-summary-wire.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import type { CommentaryLine } from '../../../model/statistics.ts';
import { useDelayed } from '../page/use-delayed.ts';
import { matchStateKey, statisticsId, useScoreDelay, useReadOnChange } from '../page/use-live-read.ts';

/** Source of the commentary: by the match's id, by the score source's id, or by the service's own commentary call. */
type Way = 'event' | 'source' | 'other';

/**
 * The commentary of a match (rule match-49). A source that has returned lines is the only one requested until it
 * returns none.
 * @param summary the match summary, which contains the score source's id
 * @param asks false sends no request
 */
export function useCommentary(
  head: EventHead,
  summary: Loaded<DecodedSummary | null>,
  asks: boolean,
): Loaded<CommentaryLine[]> {
  const [last, setTold] = useState<Way | null>(null);
  const eventId = statisticsId(head);
  const broadageId = summary.value?.broadageId ?? null;
  const told = last === 'source' && broadageId === null ? null : last;
  const waits = summary.phase === 'loading';
  const move = matchStateKey(head);
  const sportType = String(head.sportId);
  const turn = (way: Way, comes: boolean): boolean => asks && (told === null ? comes : told === way);

  // The match's id is known before the summary is loaded, so this request starts at once.
  const byEvent = { query: { sportType, eventId: String(eventId) } };
  const event = useReadOnChange('getCommentary', turn('event', true) ? byEvent : null, head, move);
  const bySource = broadageId === null ? null : { query: { sportType, broadageId: String(broadageId) } };
  const source = useReadOnChange('getCommentary', turn('source', saysNothing(event)) ? bySource : null, head, move);
  const first = source.phase === 'idle' ? event : source;
  const turns = turn('other', !waits && saysNothing(event) && saysNothing(first));
  const other = useReadOnChange('getEventCommentary', turns ? { parameters: { eventId } } : null, head, move);

  const loads = { event, source, other };
  const found = (['event', 'source', 'other'] as const).find((way) => hasLines(loads[way]));
  const now = found ?? (told !== null && saysNothing(loads[told]) ? null : told);
  if (now !== last) setTold(now);
  // If both are empty, a source that failed to load gives less information than one that returned nothing.
  const load = turns && !(other.phase === 'failed' && saysNothing(first)) ? other : first;
  // Lines are shown with the summary, which says which team a line belongs to, so that nothing moves afterwards.
  return useDelayed(asks && waits ? { ...load, phase: 'loading', value: undefined } : load, useScoreDelay(head));
}

const hasLines = ({ value }: Loaded<CommentaryLine[]>): boolean => value !== undefined && value.length > 0;

/** True when a source returned no line yet, or answered that it does not know the match. */
function saysNothing({ phase, value, failure }: Loaded<CommentaryLine[]>): boolean {
  if (phase === 'ready') return value.length === 0;
  return phase === 'failed' && failure !== null && isDefinitiveRefusal(failure);
}
