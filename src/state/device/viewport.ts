import { useSyncExternalStore } from 'react';
import {
  type Viewport,
  currentViewport,
  isNarrowViewport,
  isWideViewport,
  watchViewport,
} from '../../platform/device/viewport.ts';

export type { Viewport } from '../../platform/device/viewport.ts';

/** For what CSS cannot decide: which of two different components to show. */
export function useViewport(): Viewport {
  return useSyncExternalStore(watchViewport, currentViewport);
}

export function useNarrowViewport(): boolean {
  return useSyncExternalStore(watchViewport, isNarrowViewport);
}

export function useWideViewport(): boolean {
  return useSyncExternalStore(watchViewport, isWideViewport);
}
