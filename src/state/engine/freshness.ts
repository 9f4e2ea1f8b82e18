/** Whether what moves on screen may be old by now (rule updates-17). */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';

export interface Freshness {
  /** Nothing live comes in: the odds on screen may be old. */
  old: boolean;
  /** Their age: when something live came last, epoch seconds; 0 where nothing has come yet. */
  since: number;
}

/** Written by `freshness-watch.ts` alone. */
export const freshness = proxy<Freshness>({ old: false, since: 0 });

export function useFreshness(): Freshness {
  return useSnapshot(freshness);
}
