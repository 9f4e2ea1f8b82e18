/** Vibration of the device, by the player's setting on this device (rule match-67). */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { storedText } from '../browser-storage/stored-value.ts';

/** The player's setting on this device; off until it is switched on. */
export const vibrationEnabled = storedText({
  key: `${STORAGE_PREFIX}:vibration`,
  parse: (text) => text === '1',
  serialize: (enabled) => (enabled ? '1' : ''),
});

/** True when the browser can vibrate the device; iPhones cannot. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** Vibrates once, if the setting permits it and the player wants no less motion. */
export function vibrate(milliseconds: number): void {
  if (!canVibrate() || !vibrationEnabled.read() || document.visibilityState !== 'visible') return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(milliseconds);
}
