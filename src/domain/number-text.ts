/**
 * Numbers in Turkish format: a point between thousands, a comma before decimals. `toLocaleString` is not used, because
 * scrolling a list formats many numbers.
 */
import { NOT_OFFERED } from '../model/event.ts';

/** 12500 → "12.500" */
export function countText(count: number | bigint | string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Formats hundredths: 123456789 → "1.234.567,89", -50 → "-0,50". */
export function decimalText(hundredths: number | bigint): string {
  const [sign, size] = hundredths < 0 ? ['-', -hundredths] : ['', hundredths];
  const whole = typeof size === 'bigint' ? size / 100n : Math.floor(size / 100);
  const rest = typeof size === 'bigint' ? size % 100n : size % 100;
  return `${sign}${countText(whole)},${String(rest).padStart(2, '0')}`;
}

/** Formats kuruş within a sentence, "20.000" or "50,50": decimals only when they are not zero. */
export function liraText(kurus: number): string {
  return kurus % 100 === 0 ? countText(kurus / 100) : decimalText(kurus);
}

/** Formats kuruş: 359300 → "3.593,00 ₺", with a non-breaking space before the sign. */
export function moneyText(kurus: number | bigint): string {
  return `${decimalText(kurus)}\u00a0₺`;
}

/** Formats a signed change in kuruş: "+ 190,50 ₺", "− 150,00 ₺"; 0 has no sign (rule transaction-1). */
export function signedMoneyText(kurus: number): string {
  if (kurus === 0) return moneyText(0);
  return `${kurus < 0 ? '−' : '+'}\u00a0${moneyText(Math.abs(kurus))}`;
}

/** Formats an odd in hundredths: 185 → "1,85"; "—" when it is not offered. */
export function oddText(hundredths: number): string {
  return hundredths <= NOT_OFFERED ? '—' : decimalText(hundredths);
}
