import { requiredFault } from './required.ts';

const PASSWORD_MIN = 8;
/** Maximum length, also for signing in (rule password-1). */
export const PASSWORD_MAX_LENGTH = 20;
export const PASSWORD_HINT = 'Şifre en az 8, en fazla 20 karakter uzunluğunda olmalı, harf ve rakam içermelidir.';

/** Returns the error text for a new password, `null` when it is valid. */
export function passwordFault(text: string): string | null {
  if (text === '') return requiredFault(text);
  const length = Array.from(text).length;
  const fits = length >= PASSWORD_MIN && length <= PASSWORD_MAX_LENGTH;
  return fits && /\p{L}/u.test(text) && /\d/.test(text) ? null : PASSWORD_HINT;
}

/** Returns the error text when the repeated password is empty or different, `null` when both are equal. */
export function passwordRepeatFault(repeated: string, password: string): string | null {
  if (repeated === '') return requiredFault(repeated);
  return repeated === password ? null : 'Şifreler birbiriyle aynı değil.';
}
