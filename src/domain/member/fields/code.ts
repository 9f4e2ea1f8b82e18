/** Codes sent by SMS and e-mail (rule field-8). */
import { plainDigits } from '../../../lib/plain-text.ts';
import { REQUIRED_TEXT } from './required.ts';

/** Default validity of a code when the service sends none, and maximum validity; seconds. */
const USUAL_VALIDITY = 180;
const LONGEST_VALIDITY = 300;

/** The first six digits of the typed text. */
export function codeDigits(text: string): string {
  return plainDigits(text).slice(0, 6);
}

/** Returns the same error text for anything but six digits (SMS or activation code), `null` when the code is valid. */
export function codeFault(text: string): string | null {
  return /^\d{6}$/.test(text) ? null : REQUIRED_TEXT;
}

/**
 * Returns the end of the countdown for a code that was just sent, epoch seconds of the device's clock. The clocks of
 * service and device may differ: an end in the past gets the default validity, and a distant one is limited.
 * @param codeValidityDate value from the service; 0 when it sends none
 */
export function codeExpiresAt(codeValidityDate: number, nowSeconds: number): number {
  if (codeValidityDate <= nowSeconds) return nowSeconds + USUAL_VALIDITY;
  return Math.min(codeValidityDate, nowSeconds + LONGEST_VALIDITY);
}
