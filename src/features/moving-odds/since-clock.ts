import { clockTime } from '../../domain/time.ts';

/** Endings by the last spoken number, 0 to 9, and of whole tens. */
const ofDigit = ['dan', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'];
const ofTens = ['dan', 'dan', 'den', 'dan', 'tan', 'den'];

/** "14:05’ten", "14:30’dan", "09:00’dan": a time with the ending of "since". @param at epoch seconds */
export function sinceClock(at: number): string {
  const clock = clockTime(at);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const spoken = minutes === 0 ? hours : minutes;
  const ending = spoken % 10 === 0 ? ofTens[spoken / 10] : ofDigit[spoken % 10];
  return `${clock}’${ending ?? 'den'}`;
}
