/** Topics of the home page, defined once: its parts and the page itself subscribe to the same ones. */
import type { LoadState } from '../../model/load.ts';
import { useTopicEntry, useTopic } from '../../state/engine/use-topic.ts';
import { useIsFirstScreenReady } from '../../state/load/first-screen.ts';

export const POPULAR_LIMIT = 6;
/** Highlights and popular bets are shown for one sport: football, as in the bulletin. */
const HOME_SPORT = 1;

const liveWidget = { kind: 'widget', which: 'live', columns: 'main' } as const;
const upcomingWidget = { kind: 'widget', which: 'upcoming', columns: 'main' } as const;
const highlights = { kind: 'highlights', sportId: HOME_SPORT } as const;
const popular = { kind: 'popular', sportId: HOME_SPORT, limit: POPULAR_LIMIT } as const;

type Widget = typeof liveWidget | typeof upcomingWidget;

export const useWidget = (which: 'live' | 'upcoming') => useTopic(which === 'live' ? liveWidget : upcomingWidget);
export const useHighlights = () => useTopic(highlights);
export const usePopularBets = () => useTopic(popular);

/**
 * The load states of all parts, without the values, which change with every odd. Parts below the fold are loaded after
 * the first paint, because highlights load a sport's whole program.
 */
export function useHomeLoads(): { loads: readonly (LoadState | undefined)[]; retry: () => void } {
  const rest = useIsFirstScreenReady();
  const first = [useLoad(liveWidget), useLoad(upcomingWidget)] as const;
  // Hooks must always run, so until then these repeat topics that are loaded anyway.
  const second = [useLoad(rest ? highlights : liveWidget), useLoad(rest ? popular : upcomingWidget)] as const;
  const parts = rest ? [...first, ...second] : first;
  const retry = (): void => {
    for (const part of parts) part.retry();
  };
  return { loads: parts.map(({ load }) => load), retry };
}

function useLoad(topic: Widget | typeof highlights | typeof popular): {
  load: LoadState | undefined;
  retry: () => void;
} {
  const view = useTopic<'widget' | 'highlights' | 'popular'>(topic);
  return { load: useTopicEntry(view, 'load'), retry: view.retry };
}

/** The oldest load that shows stale data, so that one age line is enough for the whole page. */
export function oldestStaleLoad(loads: readonly (LoadState | undefined)[]): LoadState | undefined {
  let oldest: LoadState | undefined;
  for (const load of loads) {
    if (load === undefined || !load.stale || load.at === 0) continue;
    if (oldest === undefined || load.at < oldest.at) oldest = load;
  }
  return oldest;
}

/** The failure to show once for the page if every load failed and nothing is cached; otherwise undefined. */
export function sharedFailure(loads: readonly (LoadState | undefined)[]): LoadState | undefined {
  const allFailed = loads.every((load) => load?.phase === 'failed' && load.at === 0);
  return allFailed ? loads.find((load) => load?.failure !== undefined) : undefined;
}
