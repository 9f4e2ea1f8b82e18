/**
 * Dates with written-out months and days. These need a library, so dates of the first paint are in `time.ts` and
 * `date-text.ts`.
 */
import { format } from '@formkit/tempo';

export const TURKIYE_TIME_ZONE = 'Europe/Istanbul';

/** @param at epoch seconds */
export function formatInTurkiye(at: number, pattern: string): string {
  return format({ date: new Date(at * 1_000), format: pattern, locale: 'tr', tz: TURKIYE_TIME_ZONE });
}
