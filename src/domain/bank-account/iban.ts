/** The IBAN of a Turkish account: typed in groups of four, and checked (rules wallet-8, wallet-9). */
import { plainSigns } from '../../lib/plain-text.ts';
import { requiredFault } from '../member/fields/required.ts';

const COUNTRY = 'TR';
const LENGTH = 26;

/** What was typed or pasted, without anything between: "iban: tr33 0006 …" → "TR330006…". Nothing stays nothing. */
export function ibanOf(text: string): string {
  const kept = plainSigns(text)
    .replace(/[^\da-z]/gi, '')
    .toUpperCase();
  if (kept === '') return '';
  // A whole one is it, whatever stands around it.
  const [whole] = /TR\d{24}/.exec(kept) ?? [];
  if (whole !== undefined) return whole;
  // It begins with eight digits: a word before them is none of it, nor what stands before TR.
  const rest = kept.replace(/^(?:[A-Z]+|\d{1,7}TR)+/, '');
  return `${COUNTRY}${rest}`.slice(0, LENGTH);
}

/** "TR330006…" → "TR33 0006 …" */
export function ibanText(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}

/** The field after a change: its text in groups, and where the caret belongs. */
export function typedIban(text: string, caret: number): { text: string; caret: number } {
  const typed = ibanText(ibanOf(text));
  const before = ibanText(ibanOf(text.slice(0, caret)));
  return { text: typed, caret: Math.min(before.length, typed.length) };
}

/** Why this is no IBAN, `null` when it is one. Whether its bank is one, the service says (7101). */
export function ibanFault(text: string): string | null {
  const iban = ibanOf(text);
  const missing = LENGTH - iban.length;
  if (iban === '' || iban === COUNTRY) return requiredFault('');
  if (missing > 0) return `IBAN ${LENGTH} karakter olmalı, ${missing} karakter eksik.`;
  return isIban(iban) ? null : 'IBAN doğru değil. Bir karakter yanlış ya da yeri değişmiş olabilir.';
}

/** TR, two check digits, five of the bank, a 0 in reserve, sixteen digits or letters of the account. */
export function isIban(iban: string): boolean {
  return /^TR\d{7}0[A-Z\d]{16}$/.test(iban) && iban.slice(2, 4) === checkDigits(iban.slice(4));
}

/** '' until it is typed. */
export function bankCodeOf(iban: string): string {
  const code = iban.slice(4, 9);
  return code.length < 5 ? '' : code;
}

/** ISO 13616. Letters count from A = 10; with the digits, the remainder by 97 is 1. */
function checkDigits(account: string): string {
  const digits = Array.from(`${account}${COUNTRY}00`, (letter) => Number.parseInt(letter, 36)).join('');
  const remainder = Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
  return String(98 - remainder).padStart(2, '0');
}
