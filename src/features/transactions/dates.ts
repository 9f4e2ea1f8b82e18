/** Dates of transactions in Türkiye's time: texts, and bounds for queries. */
import { tzDate } from '@formkit/tempo';
import { TURKIYE_TIME_ZONE, formatInTurkiye } from '../../domain/format-in-turkiye.ts';
import { DAY_SECONDS, clockTime, dayKey } from '../../domain/time.ts';

/** Epoch seconds → "Bugün, 22 Kasım Pazar", in another year with the year. */
export function dayTitle(at: number, now: number): string {
  const day = dayKey(at);
  const near = day === dayKey(now) ? 'Bugün, ' : day === dayKey(now - DAY_SECONDS) ? 'Dün, ' : '';
  const sameYear = day.slice(0, 4) === dayKey(now).slice(0, 4);
  return near + formatInTurkiye(at, sameYear ? 'D MMMM dddd' : 'D MMMM dddd YYYY');
}

/** Full date and time: "22 Kasım 2026 Pazar, 12:30". */
export function fullMomentText(at: number): string {
  return formatInTurkiye(at, 'D MMMM YYYY dddd, HH:mm');
}

/**
 * Date and time in Excel's format: "22.11.2026", "12:30". Plain arithmetic, because an export formats thousands at
 * once.
 */
export function sheetMoment(at: number): [day: string, time: string] {
  return [dayKey(at).split('-').toReversed().join('.'), clockTime(at)];
}

/** Day or month key → "22 Kas", "Kas 2026". */
export function periodKeyText(key: string): string {
  return key.length === 7
    ? formatInTurkiye(startOfDay(`${key}-01`), 'MMM YYYY')
    : formatInTurkiye(startOfDay(key), 'D MMM');
}

/** Epoch seconds of midnight at the start of a day in Türkiye. */
export function startOfDay(day: string): number {
  return tzDate(`${day}T00:00`, TURKIYE_TIME_ZONE).getTime() / 1_000;
}

/** Epoch seconds of the start of the year and of the next one. */
export function yearSpan(year: string): { from: number; to: number } {
  return { from: startOfDay(`${year}-01-01`), to: startOfDay(`${Number(year) + 1}-01-01`) };
}
