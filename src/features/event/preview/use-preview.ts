import {
  hasStatistics,
  missingPlayerSports,
  pastSports,
  tableSports,
} from '../../../domain/statistics/offered-statistics.ts';
import type { LoadFacts, LoadState } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import { useCachedRead } from '../../../state/load/use-cached-read.ts';
import { statisticsId } from '../page/use-live-read.ts';
import { type PreviewParts, previewParts } from './preview-parts.ts';

interface Preview extends Pick<LoadFacts, 'at' | 'stale' | 'refreshing'> {
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
  const last = useCachedRead('getLastMatches', past ? { parameters: { sportId, eventId, count: 10 } } : null);
  const meetings = useCachedRead('getMeetings', past ? { parameters: { sportId, eventId, count: 20 } } : null);
  const standings = useCachedRead('getStandings', isOffered(tableSports) ? { parameters: { sportId, eventId } } : null);
  const missing = useCachedRead(
    'getMissingPlayers',
    isOffered(missingPlayerSports) ? { parameters: { sportId, eventId } } : null,
  );
  const loads = [last, meetings, standings, missing];
  const { at, stale, refreshing } = loads.find((load) => load.stale && load.at > 0) ?? last;
  const age = { at, stale, refreshing };
  if (loads.some((load) => load.phase === 'loading')) return { ...age, phase: 'loading', parts: null };
  const data = { last: last.value, meetings: meetings.value, standings: standings.value, missing: missing.value };
  return { ...age, phase: 'ready', parts: previewParts(data, head) };
}
