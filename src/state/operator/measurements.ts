/**
 * Measurements reported by screens. Without consent they are dropped; with it, the first ones are stored for the
 * measuring code, which loads after the first screen.
 */
import { createListeners } from '../../lib/listeners.ts';
import { currentConsent } from './consent.ts';

type Measurement =
  | { event: 'registration_step'; step: 'form' | 'code' | 'retailer' | 'result' }
  /** Never the typed text. */
  | { event: 'search'; length: number };

const measurements = createListeners<Measurement>();
const early: Measurement[] = [];
const MOST_EARLY = 20;

export function recordMeasurement(measured: Measurement): void {
  if (measurements.size > 0) measurements.notify(measured);
  else if (currentConsent()?.statistics === true && early.length < MOST_EARLY) early.push(measured);
}

/** Delivers the stored measurements and all later ones. Returns how to stop. */
export function onMeasurement(listener: (measured: Measurement) => void): () => void {
  for (const measured of early.splice(0)) listener(measured);
  return measurements.add(listener);
}
