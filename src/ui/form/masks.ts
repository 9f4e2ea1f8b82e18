/** Grouping of a field's digits while they are typed, and the value of the field (rule field-13). */
import { dateLeft, dateTyped } from '../../domain/member/fields/birth-date.ts';
import { codeDigits } from '../../domain/member/fields/code.ts';
import { identityDigits } from '../../domain/member/fields/identity-number.ts';
import { phoneGroups, phoneTyped } from '../../domain/member/fields/phone.ts';

export interface Mask {
  /** The value of what was typed or pasted. */
  read: (text: string) => string;
  /** The field's text for a value. */
  show: (value: string) => string;
  /** The value once the player has left the field. */
  leave: (value: string) => string;
}

/** Always begins with 0, and never with the country's code; the value is the digits. */
export const phoneMask: Mask = { read: phoneTyped, show: phoneGroups, leave: asItIs };

/** gg.aa.yyyy, also where day or month was written without its zero. */
export const dateMask: Mask = { read: dateTyped, show: asItIs, leave: dateLeft };

export const codeMask: Mask = { read: codeDigits, show: asItIs, leave: asItIs };

export const identityMask: Mask = { read: identityDigits, show: asItIs, leave: asItIs };

function asItIs(text: string): string {
  return text;
}
