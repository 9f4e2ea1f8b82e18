/** Remaining time of a countdown (rule content-8). */
import { DAY_SECONDS, twoDigits } from '../time.ts';

/** Days, hours, minutes and seconds with their names; null when the time is over. Arguments are epoch seconds. */
export function countDownParts(endsAt: number, now: number): { name: string; value: string }[] | null {
  const left = endsAt - now;
  if (left <= 0) return null;
  return [
    { name: 'gün', value: String(Math.floor(left / DAY_SECONDS)) },
    { name: 'saat', value: twoDigits(Math.floor((left % DAY_SECONDS) / 3_600)) },
    { name: 'dakika', value: twoDigits(Math.floor((left % 3_600) / 60)) },
    { name: 'saniye', value: twoDigits(left % 60) },
  ];
}
