/** The second it is, for what counts down: a component renders again with each, while the page is shown. */
import { useSyncExternalStore } from 'react';
import { createShownClock } from '../../platform/device/shown-clock.ts';

/** Epoch seconds, whole. @param offset what the clock meant is ahead of this device's, ms */
export function useSecond(offset: number): number {
  return useSyncExternalStore(onTick, () => Math.floor((Date.now() + offset) / 1_000));
}

const onTick = createShownClock(1_000, () => document);
