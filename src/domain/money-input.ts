/**
 * An amount while it is typed (rule wallet-10): digits and a comma, dots between thousands, at most two decimals; ',00' when
 * the field is left without any.
 */
import { decimalSign } from '../lib/decimal-sign.ts';
import { countText, decimalText } from './number-text.ts';

/** What stands in the field. */
export interface MoneyText {
  text: string;
  /**
   * Its comma was typed as a point: the number keys of some phones have no other sign. A third digit behind it makes it the
   * dot between thousands that a player may have meant as well.
   */
  byPoint: boolean;
}

/** More is nobody's money, and stays exact in kuruş. */
const MOST_DIGITS = 9;
const MOST_DECIMALS = 2;

/**
 * What stands in the field after a change, and where its caret belongs then: behind the digits it stood behind.
 * @param text with what was typed, pasted or taken out
 * @param caret behind what was typed or pasted, or where something was taken out
 * @param before what stood there
 */
export function moneyTyped(text: string, caret: number, before: MoneyText): MoneyText & { caret: number } {
  const from = Math.min(caret, sameBeginning(text, before.text));
  const [left, inserted, right] = [kept(text.slice(0, from)), text.slice(from, caret), kept(text.slice(caret))];
  if (inserted.length > 1 && /[.,]/.test(inserted)) {
    const whole = readElsewhere(left + inserted + right);
    return settled(whole, Math.max(0, whole.length - right.length), false);
  }
  const isComma = inserted === '.' && isDecimals(left, right);
  const typed = isComma ? ',' : kept(inserted);
  // A comma that is typed is one.
  const isTyped = typed === ',' || (left.includes(',') && right.includes(','));
  return settled(left + typed + right, left.length + typed.length, isComma || (before.byPoint && !isTyped));
}

/** What stands there when the field is left. */
export function moneyLeft(text: string): string {
  const kurus = moneyRead(text);
  return kurus === null ? '' : decimalText(kurus);
}

/** Kuruş of what stands in the field; null for nothing. */
export function moneyRead(text: string): number | null {
  const [whole = '', decimals = ''] = kept(text).split(',');
  if (whole === '') return null;
  return Number(whole) * 100 + Number(decimals.padEnd(MOST_DECIMALS, '0'));
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

/**
 * Digits, and a comma before the decimals, of an amount that was written elsewhere. Of two signs the last is that of the
 * decimals; a comma alone is it too; points are between thousands where three digits or more are behind the last.
 */
function readElsewhere(text: string): string {
  const written = text.replace(/[^\d.,]/g, '');
  const at = written.includes(',') ? decimalSign(written) : decimalPoint(written);
  if (at === -1) return digitsOf(written);
  return `${digitsOf(written.slice(0, at))},${digitsOf(written.slice(at + 1))}`;
}

function decimalPoint(text: string): number {
  const point = text.lastIndexOf('.');
  const isThousands = text.length - point - 1 > MOST_DECIMALS && /^[1-9]/.test(text);
  return isThousands ? -1 : point;
}

const kept = (text: string): string => text.replace(/[^\d,]/g, '');
const digitsOf = (text: string): string => text.replace(/\D/g, '');

function sameBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
