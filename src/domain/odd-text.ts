import { decimalText } from './number-text.ts';

/** An odd of 1.00 is a placeholder for "not offered", never a price (rule odds-2). Hundredths. */
export const NOT_OFFERED = 100;

/** Odd in hundredths to what a player reads: 185 → "1,85"; "—" when it is not offered. */
export function oddText(hundredths: number): string {
  return hundredths <= NOT_OFFERED ? '—' : decimalText(hundredths);
}
