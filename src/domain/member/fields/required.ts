import { plainText } from '../../../lib/plain-text.ts';

/** What a field says that may not stay empty (rule field-2). */
export const REQUIRED = 'Bu alanın doldurulması zorunludur.';

/** The message for an empty field, `null` for one with something in it; blanks and signs nobody sees are nothing. */
export function requiredFault(text: string): string | null {
  return plainText(text).trim() === '' ? REQUIRED : null;
}
