import { createContext } from 'react';

/** Reason why a cached response is on screen: no network, or the service requires a new build. */
type StaleReason = 'offline' | 'outdated';

export const StaleReasonContext = createContext<StaleReason>('offline');
