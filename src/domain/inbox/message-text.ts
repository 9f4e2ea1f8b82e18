/** What is said of messages and notices: when they came, and where they lead. */
import { inTurkiye } from '../date-in-words.ts';
import { DAY_SECONDS, dayKey } from '../time.ts';

/** In a list: "Bugün 12:30", "Dün 12:30", "14 Mart", in another year "14 Mart 2025"; '' where it is not known. */
export function messageMoment(at: number, now: number): string {
  if (at <= 0) return '';
  const day = dayKey(at);
  if (day === dayKey(now)) return `Bugün ${inTurkiye(at, 'HH:mm')}`;
  if (day === dayKey(now - DAY_SECONDS)) return `Dün ${inTurkiye(at, 'HH:mm')}`;
  return inTurkiye(at, day.slice(0, 4) === dayKey(now).slice(0, 4) ? 'D MMMM' : 'D MMMM YYYY');
}

/** Whole: "14 Mart 2026 Cumartesi, 12:30". */
export function messageDate(at: number): string {
  return at <= 0 ? '' : inTurkiye(at, 'D MMMM YYYY dddd, HH:mm');
}

/** A path of the product; '' for all else, which no message leads to by a button. */
export function messagePath(url: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(url.trim()) ? url.trim() : '';
}
