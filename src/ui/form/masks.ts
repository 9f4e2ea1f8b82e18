/** Masks: grouping of a field's digits during typing, and the value of the field (rule field-13). */
import { formatDateOnBlur, formatTypedDate } from '../../domain/member/fields/birth-date.ts';
import { codeDigits } from '../../domain/member/fields/code.ts';
import { identityDigits } from '../../domain/member/fields/identity-number.ts';
import { formatPhoneDigits, normalizeTypedPhone } from '../../domain/member/fields/phone.ts';

export interface Mask {
  /** Returns the value of typed or pasted text. */
  parse: (text: string) => string;
  /** Returns the field's text for a value. */
  format: (value: string) => string;
  /** Returns the value after the player has left the field. */
  completeOnBlur: (value: string) => string;
}

/** Starts with 0 and never contains the country code; the value is the digits. */
export const phoneMask: Mask = { parse: normalizeTypedPhone, format: formatPhoneDigits, completeOnBlur: asItIs };

/** Date gg.aa.yyyy; day and month may be typed without their leading zero. */
export const dateMask: Mask = { parse: formatTypedDate, format: asItIs, completeOnBlur: formatDateOnBlur };

export const codeMask: Mask = { parse: codeDigits, format: asItIs, completeOnBlur: asItIs };

export const identityMask: Mask = { parse: identityDigits, format: asItIs, completeOnBlur: asItIs };

function asItIs(text: string): string {
  return text;
}
