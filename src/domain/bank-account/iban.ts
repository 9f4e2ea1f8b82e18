/** The IBAN of a Turkish account: typed in groups of four, and checked (rules wallet-8, wallet-9). */
import { plainCharacters } from '../../lib/plain-text.ts';
import { requiredFault } from '../member/fields/required.ts';

const COUNTRY = 'TR';
const LENGTH = 26;

/**
 * Normalizes typed or pasted text: "iban: tr33 0006 …" → "TR330006…". Returns '' when the text has no digits or
 * letters.
 */
export function normalizeIban(text: string): string {
  const kept = plainCharacters(text)
    .replace(/[^\da-z]/gi, '')
    .toUpperCase();
  if (kept === '') return '';
  // A complete IBAN within the text is used, whatever surrounds it.
  const [whole] = /TR\d{24}/.exec(kept) ?? [];
  if (whole !== undefined) return whole;
  // An account number starts with eight digits, so letters or fewer digits before "TR" are not part of it and are
  // removed.
  const rest = kept.replace(/^(?:[A-Z]+|\d{1,7}TR)+/, '');
  return `${COUNTRY}${rest}`.slice(0, LENGTH);
}

/** "TR330006…" → "TR33 0006 …" */
export function ibanText(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}

/** The input's value after a change: the text in groups of four, and the new caret position. */
export function formatTypedIban(text: string, caret: number): { text: string; caret: number } {
  const typed = ibanText(normalizeIban(text));
  const before = ibanText(normalizeIban(text.slice(0, caret)));
  return { text: typed, caret: Math.min(before.length, typed.length) };
}

/**
 * Returns the error text for an IBAN, or `null` when it is valid. Only the service knows whether the bank exists
 * (7101).
 */
export function ibanFault(text: string): string | null {
  const iban = normalizeIban(text);
  const missing = LENGTH - iban.length;
  if (iban === '' || iban === COUNTRY) return requiredFault('');
  if (missing > 0) return `IBAN ${LENGTH} karakter olmalı, ${missing} karakter eksik.`;
  return isIban(iban) ? null : 'IBAN doğru değil. Bir karakter yanlış ya da yeri değişmiş olabilir.';
}

/** Format: TR, two check digits, five digits of the bank, a reserved 0, sixteen digits or letters of the account. */
export function isIban(iban: string): boolean {
  return /^TR\d{7}0[A-Z\d]{16}$/.test(iban) && iban.slice(2, 4) === checkDigits(iban.slice(4));
}

/** Returns the five digits of the bank, or '' until all are typed. */
export function ibanBankCode(iban: string): string {
  const code = iban.slice(4, 9);
  return code.length < 5 ? '' : code;
}

/** Check digits by ISO 13616: letters count from A = 10, and the remainder modulo 97 must be 1. */
function checkDigits(account: string): string {
  const digits = Array.from(`${account}${COUNTRY}00`, (letter) => Number.parseInt(letter, 36)).join('');
  const remainder = Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
  return String(98 - remainder).padStart(2, '0');
}
