/**
 * Periods of a filtered list. A period begins at midnight in Türkiye, so that the same filter sends the same request all
 * day, and yesterday's cached response can be matched to its filter.
 */
import { DAY_SECONDS, TURKIYE_OFFSET_SECONDS } from '../time.ts';

export type Period = 'today' | 'week' | 'month' | 'threeMonths' | 'year';

/** First words of an empty list's text (rule coupon-13). */
export const periodTexts: Record<Period, string> = {
  today: 'Bugün',
  week: 'Son 1 hafta içerisinde',
  month: 'Son 1 ay içerisinde',
  threeMonths: 'Son 3 ay içerisinde',
  year: 'Son 1 yıl içerisinde',
};

const back: Record<Period, { days: number; months: number }> = {
  today: { days: 0, months: 0 },
  week: { days: 7, months: 0 },
  month: { days: 0, months: 1 },
  threeMonths: { days: 0, months: 3 },
  year: { days: 0, months: 12 },
};
const periods = Object.keys(back) as Period[];

/** Epoch seconds of the midnight in Türkiye at which the period that ends now begins. */
export function periodStart(period: Period, now: number): number {
  const { days, months } = back[period];
  const today = new Date((now + TURKIYE_OFFSET_SECONDS) * 1000);
  const year = today.getUTCFullYear();
  const month = today.getUTCMonth() - months;
  // A month before the 31st is the last day of a shorter month, not the first days of the next one.
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = Date.UTC(year, month, Math.min(today.getUTCDate(), lastOfMonth)) / 1000;
  return start - days * DAY_SECONDS - TURKIYE_OFFSET_SECONDS;
}

/** Returns the period that begins at `startDate` and ends now; undefined when none fits. */
export function periodOf(startDate: number, now: number): Period | undefined {
  return periods.find((period) => periodStart(period, now) === startDate);
}
