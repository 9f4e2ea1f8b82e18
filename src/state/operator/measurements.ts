/**
 * What a screen tells of itself to be measured. Nobody hears it before there is consent, and then nothing is late; with consent
 * the first of it waits for whoever measures, who comes after the first screen.
 */
import { createListeners } from '../../lib/listeners.ts';
import { consentNow } from './consent.ts';

export type Measured =
  | { event: 'registration_step'; step: 'form' | 'code' | 'retailer' | 'result' }
  /** Never what was typed. */
  | { event: 'search'; length: number };

const measurements = createListeners<Measured>();
const early: Measured[] = [];
const MOST_EARLY = 20;

export function measure(measured: Measured): void {
  if (measurements.size > 0) measurements.tell(measured);
  else if (consentNow()?.statistics === true && early.length < MOST_EARLY) early.push(measured);
}

/** Returns the way out. */
export function onMeasured(listener: (measured: Measured) => void): () => void {
  for (const measured of early.splice(0)) listener(measured);
  return measurements.add(listener);
}
