import { useSyncExternalStore } from 'react';
import { type Viewport, currentViewport, watchViewport } from '../../platform/device/viewport.ts';

export type { Viewport } from '../../platform/device/viewport.ts';

/** Returns the viewport class, for decisions CSS cannot make: which of two different components to render. */
export function useViewport(): Viewport {
  return useSyncExternalStore(watchViewport, currentViewport);
}
