/** What the services call this kind of device. */
import { useState } from 'react';
import { type Viewport, currentViewport } from '../../platform/device/viewport.ts';

export type ToldPlatform = 'WEBMOBILE' | 'WEB';

export function platformOf(viewport: Viewport): ToldPlatform {
  return viewport === 'mobile' ? 'WEBMOBILE' : 'WEB';
}

/** Of the page as it was opened: a phone that is turned is the same, and what is typed on the page stays. */
export function useToldPlatform(): ToldPlatform {
  const [platform] = useState(() => platformOf(currentViewport()));
  return platform;
}
