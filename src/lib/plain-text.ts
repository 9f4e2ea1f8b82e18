/**
 * Text as it was meant, whichever keyboard or page it comes from: without the signs nobody sees (zero-width blanks, marks
 * of the writing direction, a byte-order mark), with the digits and signs of ASCII for their full-width and Arabic
 * forms, and with an ordinary blank for each kind of blank.
 */
export function plainText(text: string): string {
  return plainSigns(text).replace(/\s/gu, ' ');
}

/** The same, with every blank as it is: a narrow one may stand between thousands. */
export function plainSigns(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** Digits of the text and nothing between them. */
export function plainDigits(text: string): string {
  return plainSigns(text).replace(/\D/g, '');
}

/** From a full-width sign to its ASCII form. */
const FULL_WIDTH = 0xfee0;
