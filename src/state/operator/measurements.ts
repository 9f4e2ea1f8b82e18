/**
 * Measurements reported by screens. Without consent they are dropped; with it, the first ones are stored for the
 * measuring code, which loads after the first screen.
 */
import { createListeners } from '../../lib/listeners.ts';
import { consentNow } from './consent.ts';

export type Measured =
  | { event: 'registration_step'; step: 'form' | 'code' | 'retailer' | 'result' }
  /** Never the typed text. */
  | { event: 'search'; length: number };

const measurements = createListeners<Measured>();
const early: Measured[] = [];
const MOST_EARLY = 20;

export function measure(measured: Measured): void {
  if (measurements.size > 0) measurements.tell(measured);
  else if (consentNow()?.statistics === true && early.length < MOST_EARLY) early.push(measured);
}

/** Delivers the stored measurements and all later ones. Returns how to stop. */
export function onMeasured(listener: (measured: Measured) => void): () => void {
  for (const measured of early.splice(0)) listener(measured);
  return measurements.add(listener);
}
