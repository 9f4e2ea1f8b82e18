/**
 * Text in a uniform form, whichever keyboard or page it comes from: invisible characters removed (zero-width blanks,
 * marks of the writing direction, a byte-order mark), full-width and Arabic digits and signs as ASCII, every kind of
 * blank as an ordinary one.
 */
export function plainText(text: string): string {
  return plainCharacters(text).replace(/\s/gu, ' ');
}

/** The same with all blanks unchanged: a narrow one may separate thousands. */
export function plainCharacters(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** The digits of the text, joined. */
export function plainDigits(text: string): string {
  return plainCharacters(text).replace(/\D/g, '');
}

/** Distance from a full-width sign to its ASCII form. */
const FULL_WIDTH = 0xfee0;
