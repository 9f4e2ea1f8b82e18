/**
 * Amounts as players write them (rules wallet-10, wallet-14): read from any text, and grouped while they are typed. A text
 * that can be read in two ways is refused, so that no amount is read as more than was meant.
 */
import { plainSigns } from '../lib/plain-text.ts';
import { countText, decimalText } from './number-text.ts';

/** Kuruş; `unclear` for a text that is no amount or can be read in two ways, null for an empty one. */
export type Amount = number | 'unclear' | null;

/** The text of a money field. */
export interface MoneyText {
  text: string;
  /**
   * Its comma was typed as a point: the number keys of some phones have no other sign. A third digit behind it makes it the
   * dot between thousands that a player may have meant as well.
   */
  byPoint: boolean;
}

/** Larger than any balance, and still exact in kuruş. */
const MOST_DIGITS = 9;
const MOST_DECIMALS = 2;

/** Reads an amount, with its currency or without, in its Turkish or English form (rule wallet-14). */
export function readAmount(text: string): Amount {
  const written = withoutCurrency(text);
  if (written === '') return null;
  const [whole, decimals] = plainParts(written) ?? groupedParts(written) ?? [];
  const digits = whole?.replace(/^0+(?=\d)/, '');
  if (digits === undefined || digits.length > MOST_DIGITS) return 'unclear';
  return Number(digits) * 100 + Number((decimals ?? '').padEnd(MOST_DECIMALS, '0'));
}

/**
 * The text of a money field after a change, and its caret: behind the digits it stood behind. A text that is unclear stays
 * as it was written.
 * @param text with what was typed, pasted or taken out
 * @param caret behind what was typed or pasted, or where something was taken out
 * @param before the text before the change
 */
export function moneyTyped(text: string, caret: number, before: MoneyText): MoneyText & { caret: number } {
  // A text that was put into the field as a whole leaves the caret anywhere.
  const isEdit = before.text.endsWith(text.slice(caret)) && readAmount(before.text) !== 'unclear';
  // Then it is read as if it were pasted into an empty field, so that what is left of an unclear text has one form as well.
  if (!isEdit) return moneyTyped(text, text.length, empty);
  const from = Math.min(caret, sameBeginning(text, before.text));
  const inserted = moneySigns(text.slice(from, caret));
  const [left, right] = [kept(text.slice(0, from)), kept(text.slice(caret))];
  if (inserted.length > 1 && /\D/.test(inserted)) return readAnew(`${left}${inserted}${right}`, right.length);
  const isComma = inserted === '.' && isDecimals(left, right);
  const typed = isComma ? ',' : kept(inserted);
  // A comma that is typed is one.
  const isTyped = typed === ',' || (left.includes(',') && right.includes(','));
  return settled(left + typed + right, left.length + typed.length, isComma || (before.byPoint && !isTyped));
}

const empty: MoneyText = { text: '', byPoint: false };

/** The text of a money field when the player leaves it. */
export function moneyLeft(text: string): string {
  const amount = readAmount(text);
  if (amount === 'unclear') return text;
  return amount === null ? '' : decimalText(amount);
}

const CURRENCY = String.raw`(?:₺|TL|TRY|lira)`;

/** An Arabic sign as the one that means the same here. */
function moneySigns(text: string): string {
  return plainSigns(text).replaceAll('٫', ',').replaceAll('٬', '.');
}

/** Digits and the signs between them; a narrow blank as `_`. */
function withoutCurrency(text: string): string {
  return moneySigns(text)
    .trim()
    .replace(new RegExp(`^\\+?\\s*${CURRENCY}?\\s*`, 'iu'), '')
    .replace(new RegExp(`\\s*${CURRENCY}\\.?$`, 'iu'), '')
    .replace(/[\u00a0\u2007-\u200a\u202f]/g, '_');
}

/** Nothing stands between thousands, and at most two digits behind a point or comma: those are decimals. */
function plainParts(written: string): [string, string] | null {
  const parts = /^(\d+)(?:[.,](\d{0,2}))?$|^[.,](\d{1,2})$/.exec(written);
  return parts === null ? null : [parts[1] ?? '0', parts[2] ?? parts[3] ?? ''];
}

/** All thousands have the same separator, and the decimals another one. */
function groupedParts(written: string): [string, string] | null {
  const parts = /^([1-9]\d{0,2}(?:([.,_])\d{3})(?:\2\d{3})*)(?:(?!\2)([.,])(\d{0,2}))?$/.exec(written);
  if (parts === null) return null;
  const [, whole = '', between, , decimals = ''] = parts;
  // "1,000" is 1 lira in Turkish and 1,000 in English.
  if (between === ',' && decimals === '' && !/,.*,/.test(whole)) return null;
  return [digitsOf(whole), decimals];
}

function readAnew(text: string, right: number): MoneyText & { caret: number } {
  const amount = readAmount(text);
  if (amount === 'unclear') return { text, byPoint: false, caret: text.length };
  if (amount === null) return { text: '', byPoint: false, caret: 0 };
  // The decimals stay as typed, because a field in use must not show decimals that nobody typed.
  const decimals = /[.,](\d{0,2})$/.exec(withoutCurrency(text))?.[1];
  const whole = String(Math.floor(amount / 100));
  const written = decimals === undefined ? whole : `${whole},${decimals}`;
  return settled(written, Math.max(0, written.length - right), false);
}

/** In the one form an amount has. @param typed digits and commas @param caret among them */
function settled(typed: string, caret: number, byPoint: boolean): MoneyText & { caret: number } {
  const comma = typed.indexOf(',');
  const [written, decimals] = comma === -1 ? [typed, ''] : [typed.slice(0, comma), digitsOf(typed.slice(comma + 1))];
  const whole = written.replace(/^0+(?=\d)/, '');
  const zeros = written.length - whole.length;
  // What goes was before the caret: zeros, and commas after the first.
  const commas = Math.max(0, typed.slice(0, caret).split(',').length - 2);
  const behind = Math.max(0, caret - zeros - commas);
  if (comma === -1) return shown(whole.slice(0, MOST_DIGITS), null, behind, false);
  const all = whole + decimals;
  const isThousands = byPoint && decimals.length > MOST_DECIMALS && /^[1-9]/.test(whole) && all.length <= MOST_DIGITS;
  // The comma is gone from before the caret.
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
  return { text, byPoint, caret: caretBehind(text, behind) };
}

/** Behind so many digits and commas. */
function caretBehind(text: string, count: number): number {
  let left = count;
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place;
    if (text[place] !== '.') left -= 1;
  }
  return text.length;
}

/** A point is the comma where there is none yet and no more stands behind it than decimals. */
const isDecimals = (left: string, right: string): boolean =>
  !`${left}${right}`.includes(',') && right.length <= MOST_DECIMALS;

const kept = (text: string): string => text.replace(/[^\d,]/g, '');
const digitsOf = (text: string): string => text.replace(/\D/g, '');

function sameBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
