/** The codes sent by SMS and mail (rule field-8). */
import { plainDigits } from '../../../lib/plain-text.ts';
import { REQUIRED } from './required.ts';

/** What a code is good for when the service does not say, and the most it ever is; seconds. */
const USUAL_VALIDITY = 180;
const LONGEST_VALIDITY = 300;

/** The field after a change: its first six digits. */
export function codeDigits(text: string): string {
  return plainDigits(text).slice(0, 6);
}

/** Why this is no SMS or activation code, `null` when it is one: six digits, one message for all else. */
export function codeFault(text: string): string | null {
  return /^\d{6}$/.test(text) ? null : REQUIRED;
}

/**
 * Until when to count down, epoch seconds of this device. Asked of a code that has just been sent: one that is over as it
 * comes is told by a clock behind the device's, and one good for hours by a clock ahead of it.
 * @param codeValidityDate as the service says it; 0 when it does not
 */
export function codeUntil(codeValidityDate: number, nowSeconds: number): number {
  if (codeValidityDate <= nowSeconds) return nowSeconds + USUAL_VALIDITY;
  return Math.min(codeValidityDate, nowSeconds + LONGEST_VALIDITY);
}
