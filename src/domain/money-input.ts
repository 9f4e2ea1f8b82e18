/**
 * Parsing of typed amounts (rules wallet-10, wallet-14) and grouping of digits while typing. Ambiguous text is refused,
 * so that no amount is read as more than the player meant.
 */
import { plainCharacters } from '../lib/plain-text.ts';
import { countText, decimalText } from './number-text.ts';

/** Amount in kuruş; `unclear` for invalid or ambiguous text, null for empty text. */
export type Amount = number | 'unclear' | null;

/** Text of a money field. */
export interface MoneyText {
  text: string;
  /**
   * True when the comma was typed as a point, because the number keys of some phones have no comma. A third digit after
   * it turns it into a thousands separator, which the player may have meant.
   */
  commaTypedAsPoint: boolean;
}

/** Larger than any balance, and exact in kuruş. */
const MOST_DIGITS = 9;
const MOST_DECIMALS = 2;

/** Parses an amount in Turkish or English form, with or without currency (rule wallet-14). */
export function parseAmount(text: string): Amount {
  const written = withoutCurrency(text);
  if (written === '') return null;
  const [whole, decimals] = plainParts(written) ?? groupedParts(written) ?? [];
  const digits = whole?.replace(/^0+(?=\d)/, '');
  if (digits === undefined || digits.length > MOST_DIGITS) return 'unclear';
  return Number(digits) * 100 + Number((decimals ?? '').padEnd(MOST_DECIMALS, '0'));
}

/**
 * Text of a money field after a change. The caret stays after the same digits. Ambiguous text is left as written.
 * @param text the new text of the field
 * @param caret position after the inserted text, or where text was removed
 * @param before the text before the change
 */
export function formatTypedMoney(text: string, caret: number, before: MoneyText): MoneyText & { caret: number } {
  // After the whole text was replaced, the caret can be anywhere, so the change is not treated as an edit.
  const isEdit = before.text.endsWith(text.slice(caret)) && parseAmount(before.text) !== 'unclear';
  // A replaced text is parsed as if pasted into an empty field, so that a formerly ambiguous text gets the standard
  // form too.
  if (!isEdit) return formatTypedMoney(text, text.length, empty);
  const from = Math.min(caret, sameBeginning(text, before.text));
  const inserted = moneySigns(text.slice(from, caret));
  const [left, right] = [kept(text.slice(0, from)), kept(text.slice(caret))];
  if (inserted.length > 1 && /\D/.test(inserted)) return readAnew(`${left}${inserted}${right}`, right.length);
  const isComma = inserted === '.' && isDecimals(left, right);
  const typed = isComma ? ',' : kept(inserted);
  // A comma typed as a comma clears `commaTypedAsPoint`.
  const isTyped = typed === ',' || (left.includes(',') && right.includes(','));
  return settled(left + typed + right, left.length + typed.length, isComma || (before.commaTypedAsPoint && !isTyped));
}

const empty: MoneyText = { text: '', commaTypedAsPoint: false };

/** Text of a money field on blur. */
export function formatMoneyOnBlur(text: string): string {
  const amount = parseAmount(text);
  if (amount === 'unclear') return text;
  return amount === null ? '' : decimalText(amount);
}

const CURRENCY = String.raw`(?:₺|TL|TRY|lira)`;

/** Replaces Arabic separators by the Turkish ones with the same meaning. */
function moneySigns(text: string): string {
  return plainCharacters(text).replaceAll('٫', ',').replaceAll('٬', '.');
}

/** Digits and separators without currency; narrow blanks are replaced by `_`. */
function withoutCurrency(text: string): string {
  return moneySigns(text)
    .trim()
    .replace(new RegExp(`^\\+?\\s*${CURRENCY}?\\s*`, 'iu'), '')
    .replace(new RegExp(`\\s*${CURRENCY}\\.?$`, 'iu'), '')
    .replace(/[\u00a0\u2007-\u200a\u202f]/g, '_');
}

/** Parses an amount without thousands separators and with at most two decimals. */
function plainParts(written: string): [string, string] | null {
  const parts = /^(\d+)(?:[.,](\d{0,2}))?$|^[.,](\d{1,2})$/.exec(written);
  return parts === null ? null : [parts[1] ?? '0', parts[2] ?? parts[3] ?? ''];
}

/** Parses an amount whose thousands separators are all the same and differ from the decimal separator. */
function groupedParts(written: string): [string, string] | null {
  const parts = /^([1-9]\d{0,2}(?:([.,_])\d{3})(?:\2\d{3})*)(?:(?!\2)([.,])(\d{0,2}))?$/.exec(written);
  if (parts === null) return null;
  const [, whole = '', between, , decimals = ''] = parts;
  // "1,000" is 1 lira in Turkish and 1,000 in English.
  if (between === ',' && decimals === '' && !/,.*,/.test(whole)) return null;
  return [digitsOf(whole), decimals];
}

function readAnew(text: string, right: number): MoneyText & { caret: number } {
  const amount = parseAmount(text);
  if (amount === 'unclear') return { text, commaTypedAsPoint: false, caret: text.length };
  if (amount === null) return { text: '', commaTypedAsPoint: false, caret: 0 };
  // The decimals stay as typed, because a field in use must not show decimals that nobody typed.
  const decimals = /[.,](\d{0,2})$/.exec(withoutCurrency(text))?.[1];
  const whole = String(Math.floor(amount / 100));
  const written = decimals === undefined ? whole : `${whole},${decimals}`;
  return settled(written, Math.max(0, written.length - right), false);
}

/** Formats an amount in its standard form. @param typed digits and commas @param caret position in `typed` */
function settled(typed: string, caret: number, byPoint: boolean): MoneyText & { caret: number } {
  const comma = typed.indexOf(',');
  const [written, decimals] = comma === -1 ? [typed, ''] : [typed.slice(0, comma), digitsOf(typed.slice(comma + 1))];
  const whole = written.replace(/^0+(?=\d)/, '');
  const zeros = written.length - whole.length;
  // Removed leading zeros and extra commas were before the caret, so the caret moves back by their number.
  const commas = Math.max(0, typed.slice(0, caret).split(',').length - 2);
  const behind = Math.max(0, caret - zeros - commas);
  if (comma === -1) return shown(whole.slice(0, MOST_DIGITS), null, behind, false);
  const all = whole + decimals;
  const isThousands = byPoint && decimals.length > MOST_DECIMALS && /^[1-9]/.test(whole) && all.length <= MOST_DIGITS;
  // The comma before the caret was removed, so the caret moves back by one.
  if (isThousands) return shown(all, null, caret > comma ? behind - 1 : behind, false);
  const before = whole.slice(0, MOST_DIGITS);
  return shown(
    before === '' ? '0' : before,
    decimals.slice(0, MOST_DECIMALS),
    before === '' ? behind + 1 : behind,
    byPoint,
  );
}

function shown(
  whole: string,
  decimals: string | null,
  behind: number,
  byPoint: boolean,
): MoneyText & { caret: number } {
  const text = `${whole === '' ? '' : countText(whole)}${decimals === null ? '' : `,${decimals}`}`;
  return { text, commaTypedAsPoint: byPoint, caret: caretBehind(text, behind) };
}

/** Caret position after `count` digits and commas. */
function caretBehind(text: string, count: number): number {
  let left = count;
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place;
    if (text[place] !== '.') left -= 1;
  }
  return text.length;
}

/** True when a typed point means a comma: there is no comma yet, and at most two digits follow it. */
const isDecimals = (left: string, right: string): boolean =>
  !`${left}${right}`.includes(',') && right.length <= MOST_DECIMALS;

const kept = (text: string): string => text.replace(/[^\d,]/g, '');
const digitsOf = (text: string): string => text.replace(/\D/g, '');

function sameBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
