/** Freshness of the live values on screen (rule updates-17). */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';

export interface Freshness {
  /** True when no live updates come in, so the odds on screen may be outdated. */
  isStale: boolean;
  /** Epoch seconds of the last live update; 0 when there was none yet. */
  lastUpdateAt: number;
  /** True when the odds are older than half a minute. */
  isExpired: boolean;
  /** True when services have responded for half a minute and the hubs have not: this network blocks live odds. */
  areHubsBlocked: boolean;
}

/** Written by `freshness-watch.ts` alone. */
export const freshness = proxy<Freshness>({ isStale: false, lastUpdateAt: 0, isExpired: false, areHubsBlocked: false });

export function useFreshness(): Freshness {
  return useSnapshot(freshness);
}
