/** State of the live scores page in its URL: a day, a filter, and the match beside the list. */
import { queryState } from '../../lib/query-state.ts';
import { DAY_SECONDS, dayKey, toTurkiyeDate, shortDate, shortDays } from '../time.ts';
import { scoreFilters } from './sections.ts';

/** Number of days the strip offers before and after today. */
const DAYS_AROUND = 7;

/**
 * `d` is a day in Türkiye, `YYYY-MM-DD`; today if missing. `mac` is the event id of the match beside the list (rule
 * scores-14).
 * @param now epoch seconds
 */
export const scoreListFilters = (now: number) =>
  queryState({
    d: { allows: isDay, fallback: dayKey(now) },
    durum: scoreFilters,
    mac: { allows: (text) => /^[1-9]\d{0,11}$/.test(text) },
  });

interface ScoreDay {
  day: string;
  /** "Bugün", "Dün", "Yarın", "Cum". */
  name: string;
  /** "22 Kas" */
  date: string;
}

/** The days of the strip, oldest first; the chosen one is among them. */
export function scoreDays(chosen: string, now: number): ScoreDay[] {
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, place) =>
    dayKey(now + (place - DAYS_AROUND) * DAY_SECONDS),
  );
  const all = days.includes(chosen) ? days : [...days, chosen].sort();
  return all.map((day) => ({ day, ...wordsOf(day, now) }));
}

function wordsOf(day: string, now: number): Omit<ScoreDay, 'day'> {
  const start = new Date(`${day}T00:00:00Z`);
  const today = Date.parse(`${toTurkiyeDate(now).toISOString().slice(0, 10)}T00:00:00Z`);
  const ahead = Math.round((start.getTime() - today) / (DAY_SECONDS * 1_000));
  const near: Record<number, string> = { [-1]: 'Dün', 0: 'Bugün', 1: 'Yarın' };
  return {
    name: near[ahead] ?? shortDays[start.getUTCDay()] ?? '',
    date: shortDate(start),
  };
}

/** Returns true for a valid calendar day `YYYY-MM-DD`: no 31st of June. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
