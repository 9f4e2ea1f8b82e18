/** Weeks, months and years of the figures in Türkiye's time (rule figures-5). */
import { monthName } from '../date-text.ts';
import { DAY_SECONDS, TURKIYE_OFFSET_SECONDS, dayKey, shortDate, shortMonths, toTurkiyeDate } from '../time.ts';

export type FigureUnit = 'week' | 'month' | 'year';

/** Key of the period that contains a time: the Monday "2026-11-23" of a week, "2026-11", "2026". */
export function periodKey(unit: FigureUnit, epochSeconds: number): string {
  if (unit === 'week') return dayKey(epochSeconds - daysSinceMonday(epochSeconds) * DAY_SECONDS);
  return dayKey(epochSeconds).slice(0, unit === 'month' ? 7 : 4);
}

/** Key of the period after this one. */
export function nextPeriodKey(unit: FigureUnit, key: string): string {
  if (unit === 'week') return dayKey(startOfDay(key) + 7 * DAY_SECONDS);
  const year = Number(key.slice(0, 4));
  if (unit === 'year') return yearText(year + 1);
  const month = Number(key.slice(5));
  return month === 12 ? `${yearText(year + 1)}-01` : `${yearText(year)}-${String(month + 1).padStart(2, '0')}`;
}

/** The unit whose keys look like this; undefined when no key does. */
export function unitOfKey(key: string): FigureUnit | undefined {
  if (/^\d{4}$/.test(key)) return 'year';
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(key)) return 'month';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(key)) return undefined;
  const start = startOfDay(key);
  return Number.isFinite(start) && periodKey('week', start) === key ? 'week' : undefined;
}

/** "23–29 Kas 2026", "30 Kas – 6 Ara 2026", "Kasım 2026", "2026". */
export function periodText(unit: FigureUnit, key: string): string {
  if (unit === 'year') return key;
  if (unit === 'month') return `${monthName(Number(key.slice(5)))} ${key.slice(0, 4)}`;
  const first = toTurkiyeDate(startOfDay(key));
  const last = toTurkiyeDate(startOfDay(key) + 6 * DAY_SECONDS);
  const end = `${shortDate(last)} ${last.getUTCFullYear()}`;
  if (first.getUTCMonth() === last.getUTCMonth()) return `${first.getUTCDate()}–${end}`;
  return `${shortDate(first)} – ${end}`;
}

/** Text below a bar: "23 Kas", "Kas", "2026". A month of January has its year: "Oca 26". */
export function shortPeriodText(unit: FigureUnit, key: string): string {
  if (unit === 'year') return key;
  const month = shortMonths[Number(key.slice(5, 7)) - 1] ?? '';
  if (unit === 'week') return `${Number(key.slice(8))} ${month}`;
  return key.endsWith('-01') ? `${month} ${key.slice(2, 4)}` : month;
}

/** "12 Ağu 2026" */
export function dateText(epochSeconds: number): string {
  const date = toTurkiyeDate(epochSeconds);
  return `${shortDate(date)} ${date.getUTCFullYear()}`;
}

const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1_000 - TURKIYE_OFFSET_SECONDS;

const yearText = (year: number): string => String(year).padStart(4, '0');

function daysSinceMonday(epochSeconds: number): number {
  return (toTurkiyeDate(epochSeconds).getUTCDay() + 6) % 7;
}
