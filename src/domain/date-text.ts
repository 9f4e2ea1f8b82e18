/** Date texts in Türkiye's time. */
import { DAY_SECONDS, clockTime, dayKey, dayLabel, shortDate, toTurkiyeDate } from './time.ts';

/** Epoch seconds → "20 Kasım Cuma". */
export function longDate(epochSeconds: number): string {
  const date = toTurkiyeDate(epochSeconds);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${days[date.getUTCDay()] ?? ''}`;
}

/**
 * Date and time in a list that spans years: "Bugün 12:30", "19 Kas 12:30", in another year "19 Kas 2024". Dates within
 * the next half year or the last day keep their time over New Year's Eve: "2 Oca 19:00", far ahead "15 Tem 2028 19:00".
 */
export function momentText(epochSeconds: number, nowSeconds: number): string {
  const date = toTurkiyeDate(epochSeconds);
  const time = clockTime(epochSeconds);
  if (dayKey(epochSeconds) === dayKey(nowSeconds)) return `Bugün ${time}`;
  const day = shortDate(date);
  const year = date.getUTCFullYear();
  const ahead = epochSeconds - nowSeconds;
  const isNear = ahead > -DAY_SECONDS && ahead < HALF_YEAR_SECONDS;
  if (isNear || year === toTurkiyeDate(nowSeconds).getUTCFullYear()) return `${day} ${time}`;
  return ahead > 0 ? `${day} ${year} ${time}` : `${day} ${year}`;
}

/** Start of a match: "Bugün 19:00", "Cmt 19:00", "28 Kas 19:00". */
export function startText(epochSeconds: number, nowSeconds: number): string {
  return `${dayLabel(dayKey(epochSeconds), nowSeconds)} ${clockTime(epochSeconds)}`;
}

/** 1 → "Ocak". */
export function monthName(month: number): string {
  return months[month - 1] ?? '';
}

const HALF_YEAR_SECONDS = 182 * DAY_SECONDS;

const months = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
];
const days = ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'];
