/** Birth dates: typed as gg.aa.yyyy, sent in ISO form (rule field-5). */
import { dayKey } from '../../time.ts';
import { requiredFault } from './required.ts';

const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;
const NOT_A_DATE = 'Geçerli bir doğum tarihi giriniz.';

/** What is wrong with the birth date of an adult, `null` when it is fine. Today is today in Türkiye. */
export function birthDateFault(text: string, todayMs: number): string | null {
  const fault = pastDateFault(text, todayMs);
  if (fault !== null) return fault;
  return yearsSince(isoDate(text), dayKey(todayMs / 1000)) < ADULT_YEARS
    ? 'Üye olmak için 18 yaşını doldurmuş olman gerekir.'
    : null;
}

/** What is wrong with a birth date, whatever the age; `null` when it is fine. */
export function pastDateFault(text: string, todayMs: number): string | null {
  const empty = requiredFault(text);
  if (empty !== null) return empty;
  const day = isoDate(text);
  const today = dayKey(todayMs / 1000);
  const possible = day !== '' && day <= today && yearsSince(day, today) <= OLDEST_YEARS;
  return possible ? null : NOT_A_DATE;
}

/** "05.02.1990" → "1990-02-05"; '' for what is no real day. */
export function isoDate(text: string): string {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim());
  if (parts === null) return '';
  const iso = `${parts[3]}-${parts[2]}-${parts[1]}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Some days exist in no month and roll over: 31.02. is read as 03.03.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? '' : iso;
}

/** Full years between two days; one born on 29 February is a year older on 1 March. */
function yearsSince(day: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return today.slice(5) < day.slice(5) ? years - 1 : years;
}
