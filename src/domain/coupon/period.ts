/**
 * How far back a list of coupons looks. A period begins with a whole Turkish day, so that the same filter asks for the
 * same all day long, and a copy of yesterday can be told to be the same filter's.
 */
import { DAY_SECONDS, TURKIYE_OFFSET_SECONDS } from '../time.ts';

export type Period = 'today' | 'week' | 'month' | 'threeMonths' | 'year';

/** What an empty list begins with (rule coupon-13). */
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
  // A month back from the 31st is the last day of a shorter month, not a day of the one after it.
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = Date.UTC(year, month, Math.min(today.getUTCDate(), lastOfMonth)) / 1000;
  return start - days * DAY_SECONDS - TURKIYE_OFFSET_SECONDS;
}

/** The period that, ending now, begins at this time. */
export function periodOf(startDate: number, now: number): Period | undefined {
  return periods.find((period) => periodStart(period, now) === startDate);
}
