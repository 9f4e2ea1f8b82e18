/**
 * Dates with written-out months and days. These need a library, so dates of the first paint are in `time.ts` and
 * `date-text.ts`.
 */
import { format } from '@formkit/tempo';

export const TURKIYE = 'Europe/Istanbul';

/** @param at epoch seconds */
export function inTurkiye(at: number, pattern: string): string {
  return format({ date: new Date(at * 1_000), format: pattern, locale: 'tr', tz: TURKIYE });
}
