import { createContext } from 'react';

/** Reason why a cached response is on screen: no network, or the service requires a new build. */
export type WhyOld = 'offline' | 'outdated';

export const WhyOldContext = createContext<WhyOld>('offline');
