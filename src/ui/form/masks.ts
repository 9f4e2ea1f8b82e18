/** Masks: grouping of a field's digits during typing, and the value of the field (rule field-13). */
import { dateLeft, dateTyped } from '../../domain/member/fields/birth-date.ts';
import { codeDigits } from '../../domain/member/fields/code.ts';
import { identityDigits } from '../../domain/member/fields/identity-number.ts';
import { phoneGroups, phoneTyped } from '../../domain/member/fields/phone.ts';

export interface Mask {
  /** Returns the value of typed or pasted text. */
  read: (text: string) => string;
  /** Returns the field's text for a value. */
  show: (value: string) => string;
  /** Returns the value after the player has left the field. */
  leave: (value: string) => string;
}

/** Starts with 0 and never contains the country code; the value is the digits. */
export const phoneMask: Mask = { read: phoneTyped, show: phoneGroups, leave: asItIs };

/** Date gg.aa.yyyy; day and month may be typed without their leading zero. */
export const dateMask: Mask = { read: dateTyped, show: asItIs, leave: dateLeft };

export const codeMask: Mask = { read: codeDigits, show: asItIs, leave: asItIs };

export const identityMask: Mask = { read: identityDigits, show: asItIs, leave: asItIs };

function asItIs(text: string): string {
  return text;
}
