/** The services' name for this kind of device. */
import { useState } from 'react';
import { type Viewport, currentViewport } from '../../platform/device/viewport.ts';

export type ToldPlatform = 'WEBMOBILE' | 'WEB';

export function platformOf(viewport: Viewport): ToldPlatform {
  return viewport === 'mobile' ? 'WEBMOBILE' : 'WEB';
}

/** Returns the platform at the time the component mounted: turning a phone does not change it, so typed text stays. */
export function useToldPlatform(): ToldPlatform {
  const [platform] = useState(() => platformOf(currentViewport()));
  return platform;
}
