import type { MeasuresBeacon } from '../../contract/measures.ts';

/** CSS pixels of the shorter side of the screen; tablets have more. */
const PHONE_MOST = 599;

/** Class of this device, from its pointer and its screen. */
export function deviceClass(): MeasuresBeacon['device'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) <= PHONE_MOST ? 'phone' : 'tablet';
}
