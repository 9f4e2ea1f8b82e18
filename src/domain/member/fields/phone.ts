import { plainDigits } from '../../../lib/plain-text.ts';
import { requiredFault } from './required.ts';

/** Eleven digits from 0 (rule field-3). Which of them receive an SMS the service knows. */
const phoneNumber = /^0\d{10}$/;

/** The digits alone, as the services take them. */
export function phoneDigits(text: string): string {
  return plainDigits(text);
}

/**
 * From 0, as the services take it: also where it came with the country's code, or without its 0. Other digits are no
 * number of this country, or none yet, and stay as they are.
 */
export function nationalNumber(digits: string): string {
  const number = /^(?:0090|90|0)?([1-9]\d{9})$/.exec(digits)?.[1];
  return number === undefined ? digits : `0${number}`;
}

/** Why this is no phone number, `null` when it is one. Takes it masked or as digits. */
export function phoneFault(text: string): string | null {
  const digits = phoneDigits(text);
  return requiredFault(digits) ?? (phoneNumber.test(digits) ? null : 'Geçerli bir telefon numarası giriniz.');
}

/** "05551234567" → "0 (555) 123 45 67"; anything else as it is. */
export function phoneText(digits: string): string {
  const number = nationalNumber(digits);
  return phoneNumber.test(number) ? phoneGroups(number) : digits;
}

/**
 * Digits of a field while it is typed: always from 0. No area code begins with 0 and no number of a player with 9, so that
 * who types 90 begins with the country's code.
 */
export function phoneTyped(text: string): string {
  const digits = phoneDigits(text);
  const number = nationalNumber(digits);
  if (/^0[1-8]\d{9}$/.test(number)) return number;
  const own = digits.replace(/^[09]+/, '');
  if (own === '') return digits.includes('0') ? '0' : '';
  return `0${own}`.slice(0, 11);
}

/** The digits so far in their groups: "05551" → "0 (555) 1". */
export function phoneGroups(digits: string): string {
  let rest = digits;
  let text = '';
  for (const sign of '# (###) ### ## ##') {
    if (rest === '') break;
    text += sign === '#' ? rest.charAt(0) : sign;
    if (sign === '#') rest = rest.slice(1);
  }
  return text;
}
