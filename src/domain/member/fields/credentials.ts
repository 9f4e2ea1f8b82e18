import { requiredFault, REQUIRED_TEXT } from './required.ts';
import { plainDigits } from '../../../lib/plain-text.ts';

const PASSWORD_MIN = 8;
/** Maximum length, also for signing in (rule password-1). */
export const PASSWORD_MAX_LENGTH = 20;
export const PASSWORD_HINT = 'Şifre en az 8, en fazla 20 karakter uzunluğunda olmalı, harf ve rakam içermelidir.';

/** Returns the error text for a new password, `null` when it is valid. */
export function passwordFault(text: string): string | null {
  if (text === '') return requiredFault(text);
  const length = Array.from(text).length;
  const fits = length >= PASSWORD_MIN && length <= PASSWORD_MAX_LENGTH;
  return fits && /\p{L}/u.test(text) && /\d/.test(text) ? null : PASSWORD_HINT;
}

/** Returns the error text when the repeated password is empty or different, `null` when both are equal. */
export function passwordRepeatFault(repeated: string, password: string): string | null {
  if (repeated === '') return requiredFault(repeated);
  return repeated === password ? null : 'Şifreler birbiriyle aynı değil.';
}

/** Default validity of a code when the service sends none, and maximum validity; seconds. */
const USUAL_VALIDITY = 180;
const LONGEST_VALIDITY = 300;

/** Codes sent by SMS and e-mail (rule field-8). The first six digits of the typed text. */
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
