import { plainDigits, plainText } from '../../../lib/plain-text.ts';
import { requiredFault } from './required.ts';

/** Eleven digits starting with 0 (rule field-3). Only the service knows which numbers can receive an SMS. */
const phoneNumber = /^0\d{10}$/;

/** The digits of the text, as the services expect them. */
export function phoneDigits(text: string): string {
  return plainDigits(text);
}

/**
 * Adds the leading 0 the services expect, also to a number with the country code or without 0. Digits that are not a
 * complete national number are returned unchanged.
 */
export function nationalNumber(digits: string): string {
  const number = /^(?:0090|90|0)?([1-9]\d{9})$/.exec(digits)?.[1];
  return number === undefined ? digits : `0${number}`;
}

/** Returns the error text for a phone number, `null` when it is valid. Accepts formatted text or plain digits. */
export function phoneFault(text: string): string | null {
  const digits = phoneDigits(text);
  return requiredFault(digits) ?? (phoneNumber.test(digits) ? null : 'Geçerli bir telefon numarası giriniz.');
}

/** "05551234567" → "0 (555) 123 45 67"; any other text is returned unchanged. */
export function phoneText(digits: string): string {
  const number = nationalNumber(digits);
  return phoneNumber.test(number) ? formatPhoneDigits(number) : digits;
}

/**
 * Digits of the input while it is typed, always starting with 0. No area code begins with 0 and no player's number with
 * 9, so leading 0s and 9s (such as the country code 90) are removed.
 */
export function normalizeTypedPhone(text: string): string {
  const digits = phoneDigits(text);
  const number = nationalNumber(digits);
  if (/^0[1-8]\d{9}$/.test(number)) return number;
  const own = digits.replace(/^[09]+/, '');
  if (own === '') return digits.includes('0') ? '0' : '';
  return `0${own}`.slice(0, 11);
}

/** Formats the digits typed so far: "05551" → "0 (555) 1". */
export function formatPhoneDigits(digits: string): string {
  let rest = digits;
  let text = '';
  for (const sign of '# (###) ### ## ##') {
    if (rest === '') break;
    text += sign === '#' ? rest.charAt(0) : sign;
    if (sign === '#') rest = rest.slice(1);
  }
  return text;
}

/** Pattern: a local part of allowed characters, one @, and a domain with a dot; no blanks. */
const address = /^[a-z\d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const MAX_LENGTH = 254;

/** E-mail address as it is sent: without invisible characters and surrounding blanks. */
export function emailAddress(text: string): string {
  return plainText(text).trim();
}

/** Returns the error text for an e-mail address, `null` when it is valid. */
export function emailFault(text: string): string | null {
  const email = emailAddress(text);
  return requiredFault(email) ?? (isAddress(email) ? null : 'Geçerli bir e-posta adresi giriniz.');
}

function isAddress(email: string): boolean {
  const name = email.split('@', 1)[0] ?? '';
  const dotted = name.startsWith('.') || name.endsWith('.') || name.includes('..');
  return email.length <= MAX_LENGTH && !dotted && address.test(email);
}
