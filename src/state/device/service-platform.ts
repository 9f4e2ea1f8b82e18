/** The services' name for this kind of device. */
import { useState } from 'react';
import { type Viewport, currentViewport } from '../../platform/device/viewport.ts';

type ServicePlatform = 'WEBMOBILE' | 'WEB';

export function servicePlatformOf(viewport: Viewport): ServicePlatform {
  return viewport === 'mobile' ? 'WEBMOBILE' : 'WEB';
}

/** Returns the platform at the time the component mounted: turning a phone does not change it, so typed text stays. */
export function useServicePlatform(): ServicePlatform {
  const [platform] = useState(() => servicePlatformOf(currentViewport()));
  return platform;
}
