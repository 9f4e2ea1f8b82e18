import { requiredFault } from './required.ts';

/** `05` and nine digits: every code goes out by SMS, and only such numbers receive one (rule field-3). */
const mobileNumber = /^05\d{9}$/;

/** The digits alone, as the services take them. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Why this is no phone number, `null` when it is one. Takes it masked or as digits. */
export function phoneFault(text: string): string | null {
  const digits = phoneDigits(text);
  return requiredFault(digits) ?? (mobileNumber.test(digits) ? null : 'Geçerli bir telefon numarası giriniz.');
}

/** "05551234567" → "0 (555) 123 45 67"; anything else as it is. */
export function phoneText(digits: string): string {
  const parts = /^(0)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits);
  return parts === null ? digits : `${parts[1]} (${parts[2]}) ${parts.slice(3).join(' ')}`;
}
