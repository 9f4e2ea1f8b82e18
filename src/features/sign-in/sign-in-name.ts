/** Sign-in name: phone, Turkish identity or member number, eleven digits at most (rule sign-in-1). */
import { nationalNumber, phoneDigits } from '../../domain/member/fields/contact-details.ts';
import { requiredFault } from '../../domain/member/fields/required.ts';

/**
 * Normalizes the name for the identity service: digits only; a phone number gets its leading 0, also without it or with
 * +90.
 */
export function signInName(text: string): string {
  const digits = phoneDigits(text);
  const phone = nationalNumber(digits);
  // Ten digits that do not begin with 5 are a member number.
  return phone.startsWith('05') ? phone : digits;
}

/** Returns the error text for a malformed name, otherwise `null`; only the service knows whether the name exists. */
export function signInNameFault(text: string): string | null {
  const name = signInName(text);
  if (requiredFault(text) !== null) return requiredFault(text);
  return /^(?:0\d{10}|[1-9]\d{4,10})$/.test(name)
    ? null
    : 'Geçerli bir telefon, T.C. kimlik veya üye numarası giriniz.';
}
