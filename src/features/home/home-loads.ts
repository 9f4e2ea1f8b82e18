/** What the home page loads, named once: its parts and the page itself watch the same topics. */
import type { LoadState } from '../../model/load.ts';
import { useEntry, useTopic } from '../../state/engine/live.ts';
import { useFirstScreenStands } from '../../state/load/use-first-screen.ts';

export const POPULAR_LIMIT = 6;
/** Highlights and popular bets are those of one sport: football, as in the bulletin. */
const HOME_SPORT = 1;

const liveWidget = { kind: 'widget', which: 'live', columns: 'main' } as const;
const upcomingWidget = { kind: 'widget', which: 'upcoming', columns: 'main' } as const;
const highlights = { kind: 'highlights', sportId: HOME_SPORT } as const;
const popular = { kind: 'popular', sportId: HOME_SPORT, limit: POPULAR_LIMIT } as const;

type Widget = typeof liveWidget | typeof upcomingWidget;

export const useWidget = (which: 'live' | 'upcoming') => useTopic(which === 'live' ? liveWidget : upcomingWidget);
export const useHighlights = () => useTopic(highlights);
export const usePopular = () => useTopic(popular);

/**
 * The loads of all parts, without their values: those change with every odd. What stands below the first screen is not asked
 * for before that stands: highlights bring a sport's whole program with them.
 */
export function useHomeLoads(): { loads: readonly (LoadState | undefined)[]; retry: () => void } {
  const rest = useFirstScreenStands();
  const first = [useLoad(liveWidget), useLoad(upcomingWidget)] as const;
  // A hook is always called: until then with what is asked for anyway.
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
  return { load: useEntry(view, 'load'), retry: view.retry };
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
