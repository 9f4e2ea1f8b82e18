/** Dates of transactions in Türkiye's time: texts, and bounds for queries. */
import { tzDate } from '@formkit/tempo';
import { TURKIYE, inTurkiye } from '../date-in-words.ts';
import { DAY_SECONDS, clockTime, dayKey } from '../time.ts';

/** Epoch seconds → "Bugün, 22 Kasım Pazar", in another year with the year. */
export function dayTitle(at: number, now: number): string {
  const day = dayKey(at);
  const near = day === dayKey(now) ? 'Bugün, ' : day === dayKey(now - DAY_SECONDS) ? 'Dün, ' : '';
  const sameYear = day.slice(0, 4) === dayKey(now).slice(0, 4);
  return near + inTurkiye(at, sameYear ? 'D MMMM dddd' : 'D MMMM dddd YYYY');
}

/** Full date and time: "22 Kasım 2026 Pazar, 12:30". */
export function momentOf(at: number): string {
  return inTurkiye(at, 'D MMMM YYYY dddd, HH:mm');
}

/**
 * Date and time in Excel's format: "22.11.2026", "12:30". Plain arithmetic, because an export formats thousands at
 * once.
 */
export function sheetMoment(at: number): [day: string, time: string] {
  return [dayKey(at).split('-').toReversed().join('.'), clockTime(at)];
}

/** Day or month key → "22 Kas", "Kas 2026". */
export function keyText(key: string): string {
  return key.length === 7 ? inTurkiye(startOf(`${key}-01`), 'MMM YYYY') : inTurkiye(startOf(key), 'D MMM');
}

/** Epoch seconds of midnight at the start of a day in Türkiye. */
export function startOf(day: string): number {
  return tzDate(`${day}T00:00`, TURKIYE).getTime() / 1_000;
}

/** Epoch seconds of the start of the year and of the next one. */
export function yearSpan(year: string): { from: number; to: number } {
  return { from: startOf(`${year}-01-01`), to: startOf(`${Number(year) + 1}-01-01`) };
}
