import {
  hasStatistics,
  missingPlayerSports,
  pastSports,
  tableSports,
} from '../../../domain/statistics/offered-statistics.ts';
import type { LoadState } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { statisticsId } from '../page/use-live-read.ts';
import { type PreviewParts, previewParts } from './preview-parts.ts';

interface Preview {
  /** `loading` until every part is settled, so that nothing moves afterwards. */
  phase: LoadState['phase'];
  parts: PreviewParts | null;
}

/**
 * Facts of a match that has not begun. The requests are those of the tabs the preview leads to, so that both share the
 * responses.
 */
export function usePreview(head: EventHead, embedded: boolean): Preview {
  const { sportId, phase, hasComments } = head;
  const eventId = statisticsId(head);
  const isOffered = (sports: readonly number[]): boolean =>
    phase === 0 && !embedded && hasStatistics(sports, sportId, hasComments);
  const past = isOffered(pastSports);
  const last = useRead('getLastMatches', past ? { parameters: { sportId, eventId, count: 10 } } : null);
  const meetings = useRead('getMeetings', past ? { parameters: { sportId, eventId, count: 20 } } : null);
  const standings = useRead('getStandings', isOffered(tableSports) ? { parameters: { sportId, eventId } } : null);
  const missing = useRead(
    'getMissingPlayers',
    isOffered(missingPlayerSports) ? { parameters: { sportId, eventId } } : null,
  );
  const isLoading = [last, meetings, standings, missing].some((load) => load.phase === 'loading');
  if (isLoading) return { phase: 'loading', parts: null };
  const data = { last: last.value, meetings: meetings.value, standings: standings.value, missing: missing.value };
  return { phase: 'ready', parts: previewParts(data, head) };
}
