import { ablativeOf } from './ablative.ts';
import { clockTime } from './time.ts';

/** "14:05’ten", "14:30’dan", "09:00’dan": a time with the ending of "since". @param at epoch seconds */
export function sinceClock(at: number): string {
  const clock = clockTime(at);
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return `${clock}’${ablativeOf(minutes === 0 ? hours : minutes)}`;
}
