/** What the home page loads, named once: its parts and the page itself watch the same topics. */
import type { LoadState } from '../../model/load.ts';
import { useEntry, useTopic } from '../../state/engine/live.ts';

export const POPULAR_LIMIT = 6;
/** Highlights and popular bets are those of one sport: football, as in the bulletin. */
const HOME_SPORT = 1;

export const useWidget = (which: 'live' | 'upcoming') => useTopic({ kind: 'widget', which, columns: 'main' });
export const useHighlights = () => useTopic({ kind: 'highlights', sportId: HOME_SPORT });
export const usePopular = () => useTopic({ kind: 'popular', sportId: HOME_SPORT, limit: POPULAR_LIMIT });

/** The loads of all parts, without their values: those change with every odd. */
export function useHomeLoads(): { loads: readonly (LoadState | undefined)[]; retry: () => void } {
  const views = [useWidget('live'), useWidget('upcoming'), useHighlights(), usePopular()] as const;
  const [live, upcoming, highlights, popular] = views;
  const loads = [
    useEntry(live, 'load'),
    useEntry(upcoming, 'load'),
    useEntry(highlights, 'load'),
    useEntry(popular, 'load'),
  ];
  const retry = (): void => {
    for (const view of views) view.retry();
  };
  return { loads, retry };
}

/** The oldest of the loads that show a stale copy, so that one line speaks for the whole page. */
export function oldestStale(loads: readonly (LoadState | undefined)[]): LoadState | undefined {
  let oldest: LoadState | undefined;
  for (const load of loads) {
    if (load === undefined || !load.stale || load.at === 0) continue;
    if (oldest === undefined || load.at < oldest.at) oldest = load;
  }
  return oldest;
}

/** The failure to show once for the page, when every load failed and nothing is there to show; else undefined. */
export function sharedFailure(loads: readonly (LoadState | undefined)[]): LoadState | undefined {
  const allFailed = loads.every((load) => load?.phase === 'failed' && load.at === 0);
  return allFailed ? loads.find((load) => load?.failure !== undefined) : undefined;
}
