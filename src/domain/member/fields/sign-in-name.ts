/** What a player signs in with: phone, Turkish identity or member number, eleven digits at most (rule sign-in-1). */
import { requiredFault } from './required.ts';

/** As the identity service takes it: digits, a phone number with its leading 0 also when typed without or with +90. */
export function signInName(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^(?:0090|90)5\d{9}$/.test(digits)) return `0${digits.slice(-10)}`;
  return /^5\d{9}$/.test(digits) ? `0${digits}` : digits;
}

/** What is wrong with this name, `null` when it is well-formed: the service knows the rest. */
export function signInNameFault(text: string): string | null {
  const name = signInName(text);
  if (requiredFault(text) !== null) return requiredFault(text);
  return /^(?:0\d{10}|[1-9]\d{4,10})$/.test(name)
    ? null
    : 'Geçerli bir telefon, T.C. kimlik veya üye numarası giriniz.';
}
