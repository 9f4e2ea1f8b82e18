import { requiredFault } from './required.ts';

/** Eleven digits from 0 (rule field-3). Which of them receive an SMS the service knows. */
const phoneNumber = /^0\d{10}$/;

/** The digits alone, as the services take them. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
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
  const parts = /^(0)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(nationalNumber(digits));
  return parts === null ? digits : `${parts[1]} (${parts[2]}) ${parts.slice(3).join(' ')}`;
}
