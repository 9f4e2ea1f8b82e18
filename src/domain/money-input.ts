/**
 * An amount while it is typed (rule wallet-10): digits and a comma, dots between thousands, at most two decimals; ',00' when
 * the field is left without any.
 */
import { countText, decimalText } from './number-text.ts';

/** More is nobody's money, and stays exact in kuruş. */
const MOST_DIGITS = 9;

/**
 * What stands in the field after a change. A point typed at the end means the comma: the number keys of some phones have no
 * other sign.
 * @param before what stood there
 */
export function moneyTyped(text: string, before = ''): string {
  const meant = text === `${before}.` && !before.includes(',') ? `${before},` : text;
  const kept = meant.replace(/[^\d,]/g, '');
  const comma = kept.indexOf(',');
  const [whole, decimals] = comma === -1 ? [kept, null] : [kept.slice(0, comma), kept.slice(comma + 1)];
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS);
  if (decimals === null) return digits === '' ? '' : countText(digits);
  return `${countText(digits === '' ? '0' : digits)},${decimals.replaceAll(',', '').slice(0, 2)}`;
}

/** What stands there when the field is left. */
export function moneyLeft(text: string): string {
  const kurus = moneyRead(text);
  return kurus === null ? '' : decimalText(kurus);
}

/** Kuruş of what stands in the field; null for nothing. */
export function moneyRead(text: string): number | null {
  const [whole = '', decimals = ''] = moneyTyped(text).split(',');
  if (whole === '') return null;
  return Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/**
 * Where the caret belongs after the dots have moved: behind as many digits and commas as before.
 * @param kept how many of those stood before the caret
 */
export function caretBehind(text: string, kept: number): number {
  let left = kept;
  for (let place = 0; place < text.length; place += 1) {
    if (left === 0) return place;
    if (text[place] !== '.') left -= 1;
  }
  return text.length;
}

/** How many digits and commas stand before the caret. */
export function keptBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(/[^\d,]/g, '').length;
}
