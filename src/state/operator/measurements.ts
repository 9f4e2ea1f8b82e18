/** What a screen tells of itself to be measured. Nobody hears it before there is consent, and then nothing is late. */
import { createListeners } from '../../lib/listeners.ts';

export type Measured =
  | { event: 'registration_step'; step: 'form' | 'code' | 'retailer' | 'result' }
  /** Never what was typed. */
  | { event: 'search'; length: number };

const measurements = createListeners<Measured>();

export const measure = measurements.tell;
export const onMeasured = measurements.add;
