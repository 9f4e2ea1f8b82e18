/** What a part of the home page shows for the state of its load. */
import type { LoadState } from '../../model/load.ts';

export type Shown = 'skeleton' | 'failure' | 'empty' | 'content';

/** What was loaded before stays on screen whatever the load says now (`AgeLine` tells its age). */
export function shownFor(load: LoadState | undefined, count: number): Shown {
  if (count > 0) return 'content';
  if (load === undefined || load.phase === 'loading') return 'skeleton';
  return load.phase === 'failed' ? 'failure' : 'empty';
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
