/** Dates and links of messages and notices. */
import { formatInTurkiye } from '../format-in-turkiye.ts';
import { DAY_SECONDS, dayKey } from '../time.ts';

/** Short date for a list: "Bugün 12:30", "Dün 12:30", "14 Mart", in another year "14 Mart 2025"; '' if unknown. */
export function messageMoment(at: number, now: number): string {
  if (at <= 0) return '';
  const day = dayKey(at);
  if (day === dayKey(now)) return `Bugün ${formatInTurkiye(at, 'HH:mm')}`;
  if (day === dayKey(now - DAY_SECONDS)) return `Dün ${formatInTurkiye(at, 'HH:mm')}`;
  return formatInTurkiye(at, day.slice(0, 4) === dayKey(now).slice(0, 4) ? 'D MMMM' : 'D MMMM YYYY');
}

/** Full date: "14 Mart 2026 Cumartesi, 12:30". */
export function messageDate(at: number): string {
  return at <= 0 ? '' : formatInTurkiye(at, 'D MMMM YYYY dddd, HH:mm');
}

/** Returns a path within the product; '' for any other URL, which gets no button. */
export function messagePath(url: string): string {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(url.trim()) ? url.trim() : '';
}

/** Texts about unread messages. "3 okunmamış mesaj". */
export function unreadText(count: number): string {
  return count === 0 ? 'Okunmamış mesajın yok' : `${count} okunmamış mesaj`;
}

/** Label of the button that marks the messages loaded so far as read, which need not be all unread ones. */
export function markReadText(shown: number, unread: number): string {
  return shown < unread ? `İlk ${shown} mesajı okundu say` : 'Tümünü okundu say';
}
