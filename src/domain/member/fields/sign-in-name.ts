/** What a player signs in with: phone, Turkish identity or member number, eleven digits at most (rule sign-in-1). */
import { nationalNumber, phoneDigits } from './phone.ts';
import { requiredFault } from './required.ts';

/** As the identity service takes it: digits, a phone number with its leading 0 also when typed without or with +90. */
export function signInName(text: string): string {
  const digits = phoneDigits(text);
  const phone = nationalNumber(digits);
  // Ten digits that begin otherwise are a member's number.
  return phone.startsWith('05') ? phone : digits;
}

/** What is wrong with this name, `null` when it is well-formed: the service knows the rest. */
export function signInNameFault(text: string): string | null {
  const name = signInName(text);
  if (requiredFault(text) !== null) return requiredFault(text);
  return /^(?:0\d{10}|[1-9]\d{4,10})$/.test(name)
    ? null
    : 'Geçerli bir telefon, T.C. kimlik veya üye numarası giriniz.';
}
