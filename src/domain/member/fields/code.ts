/** The codes sent by SMS and mail (rule field-8). */
import { REQUIRED } from './required.ts';

/** What a code is good for when the service does not say, and the most it ever is; seconds. */
const USUAL_VALIDITY = 180;
const LONGEST_VALIDITY = 300;

/** Why this is no SMS or activation code, `null` when it is one: six digits, one message for all else. */
export function codeFault(text: string): string | null {
  return /^\d{6}$/.test(text) ? null : REQUIRED;
}

/** Until when to count down, epoch seconds; a device whose clock is slow does not wait for hours. */
export function codeUntil(codeValidityDate: number, nowSeconds: number): number {
  if (codeValidityDate === 0) return nowSeconds + USUAL_VALIDITY;
  return Math.min(codeValidityDate, nowSeconds + LONGEST_VALIDITY);
}
