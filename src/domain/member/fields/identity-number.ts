import { plainDigits } from '../../../lib/plain-text.ts';
import { requiredFault } from './required.ts';

/** The first eleven digits of the typed or pasted text. */
export function identityDigits(text: string): string {
  return plainDigits(text).slice(0, 11);
}

/** Returns the error text for a Turkish identity number, `null` when it is valid. */
export function identityNumberFault(text: string): string | null {
  return requiredFault(text) ?? (isIdentityNumber(text.trim()) ? null : 'Geçerli bir T.C. kimlik numarası giriniz.');
}

/**
 * Eleven digits, the first not 0. The tenth is seven times the sum of the odd places less the sum of the even ones, the
 * eleventh the sum of the ten before it, both modulo 10.
 */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const odd = sum(digits.slice(0, 9).filter((_, index) => index % 2 === 0));
  const even = sum(digits.slice(0, 9).filter((_, index) => index % 2 === 1));
  return (odd * 7 - even + 100) % 10 === digits[9] && sum(digits.slice(0, 10)) % 10 === digits[10];
}

function sum(digits: number[]): number {
  return digits.reduce((total, digit) => total + digit, 0);
}
