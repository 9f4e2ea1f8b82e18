import { createContext } from 'react';

/** Why a copy is on screen: there is no network, or the service asks for another build. */
export type WhyOld = 'offline' | 'outdated';

export const WhyOldContext = createContext<WhyOld>('offline');
