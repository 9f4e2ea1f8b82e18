/** Time in play on this device, and when a reminder of it is due (rules balance-1 and balance-2). */
import { isPlainObject, isWholeNumber } from '../../lib/guards.ts';

/** Intervals of the reminder, minutes. */
export const reminderIntervals = [15, 30, 60, 120] as const;
/** Minutes; 0 for no reminder. */
export type ReminderInterval = 0 | (typeof reminderIntervals)[number];

export interface PlayTime {
  /** Milliseconds in play since the last break. */
  played: number;
  /** `played` at the last reminder. */
  reminded: number;
  /** Epoch milliseconds up to which time was counted, by any tab. */
  countedUntil: number;
}

export const noPlayTime: PlayTime = { played: 0, reminded: 0, countedUntil: 0 };

/** After a pause this long the time in play begins at zero. */
export const BREAK_MS = 15 * 60_000;
/** The most that one count adds: a device that slept between two counts was not in play. */
export const MOST_COUNTED_MS = 30_000;
const MINUTE_MS = 60_000;

/**
 * Counts the time of one visible tab. Time that another tab has counted is not counted again.
 * @param since epoch milliseconds at which this tab was shown, or counted last
 */
export function countPlayTime(time: PlayTime, since: number, now: number): PlayTime {
  // A clock that was set back makes stored moments lie ahead; they say nothing then.
  const until = time.countedUntil > now ? now : time.countedUntil;
  const isBreak = Math.max(since, until) - until > BREAK_MS || now - until > BREAK_MS + MOST_COUNTED_MS;
  const added = Math.min(Math.max(0, now - Math.max(since, until)), MOST_COUNTED_MS);
  const before = isBreak ? noPlayTime : time;
  return { ...before, played: before.played + added, countedUntil: now };
}

export function isReminderDue({ played, reminded }: PlayTime, interval: ReminderInterval): boolean {
  if (interval === 0) return false;
  const turns = (ms: number): number => Math.floor(ms / (interval * MINUTE_MS));
  return turns(played) > turns(reminded);
}

/** "45 dakikadır oynuyorsun.", "1 saat 15 dakikadır oynuyorsun." */
export function reminderText(played: number): string {
  const minutes = Math.floor(played / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words =
    hours === 0 ? `${minutes} dakikadır` : rest === 0 ? `${hours} saattir` : `${hours} saat ${rest} dakikadır`;
  return `${words} oynuyorsun.`;
}

export const parseReminderInterval = (stored: unknown): ReminderInterval =>
  reminderIntervals.find((minutes) => minutes === stored) ?? 0;

export function parsePlayTime(stored: unknown): PlayTime {
  if (!isPlainObject(stored)) return noPlayTime;
  const { played, reminded, countedUntil } = stored;
  return isWholeNumber(played) && isWholeNumber(reminded) && isWholeNumber(countedUntil)
    ? { played, reminded, countedUntil }
    : noPlayTime;
}
