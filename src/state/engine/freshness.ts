/** Whether what moves on screen may be old by now (rule updates-17). */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';

export interface Freshness {
  /** Nothing live comes in: the odds on screen may be old. */
  old: boolean;
  /** Their age: when something live came last, epoch seconds; 0 where nothing has come yet. */
  since: number;
  /** They are older than half a minute. */
  aged: boolean;
  /** For half a minute services have answered and the hubs have not: this network lets no live odds through. */
  blocked: boolean;
}

/** Written by `freshness-watch.ts` alone. */
export const freshness = proxy<Freshness>({ old: false, since: 0, aged: false, blocked: false });

export function useFreshness(): Freshness {
  return useSnapshot(freshness);
}
