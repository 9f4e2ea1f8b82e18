import { requiredFault } from './required.ts';

const PASSWORD_MIN = 8;
/** Also the most a sign-in takes (rule password-1). */
export const PASSWORD_MAX = 20;
export const PASSWORD_HINT = 'Şifre en az 8, en fazla 20 karakter uzunluğunda olmalı, harf ve rakam içermelidir.';

/** Why this is no new password, `null` when it may be one. */
export function passwordFault(text: string): string | null {
  if (text === '') return requiredFault(text);
  const length = Array.from(text).length;
  const fits = length >= PASSWORD_MIN && length <= PASSWORD_MAX;
  return fits && /\p{L}/u.test(text) && /\d/.test(text) ? null : PASSWORD_HINT;
}

/** Whether the new password was typed the same a second time. */
export function passwordRepeatFault(repeated: string, password: string): string | null {
  if (repeated === '') return requiredFault(repeated);
  return repeated === password ? null : 'Şifreler birbiriyle aynı değil.';
}
