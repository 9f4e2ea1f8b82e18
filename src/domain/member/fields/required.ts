import { plainText } from '../../../lib/plain-text.ts';

/** Error text of an empty required field (rule field-2). */
export const REQUIRED_TEXT = 'Bu alanın doldurulması zorunludur.';

/** Returns the error text for an empty field, otherwise `null`; blanks and invisible characters count as empty. */
export function requiredFault(text: string): string | null {
  return plainText(text).trim() === '' ? REQUIRED_TEXT : null;
}
