/** The reminder of time in play: its interval, the count of all tabs, and the note of this one (rules balance-1, 2). */
import { useEffect, useSyncExternalStore } from 'react';
import { STORAGE_PREFIX } from '../../contract/names.ts';
import {
  type PlayTime,
  type ReminderInterval,
  countPlayTime,
  isReminderDue,
  noPlayTime,
  parsePlayTime,
  parseReminderInterval,
} from '../../domain/own-limits/play-time.ts';
import { createListeners } from '../../lib/listeners.ts';
import { storedValue } from '../../platform/browser-storage/stored-value.ts';
import { createStoredState, useStoredValue } from '../device/use-stored-value.ts';
import { onSessionEnd } from '../member/session.ts';

const storedTime = storedValue<PlayTime>({
  key: `${STORAGE_PREFIX}:playTime`,
  parse: parsePlayTime,
  serialize: (time) => (time.countedUntil === 0 ? undefined : time),
});

const interval = createStoredState(
  storedValue<ReminderInterval>({
    key: `${STORAGE_PREFIX}:playReminder`,
    parse: parseReminderInterval,
    serialize: (minutes) => (minutes === 0 ? undefined : minutes),
  }),
);

/** Pause between two counts. */
const COUNT_MS = 5_000;

export function useReminderInterval(): ReminderInterval {
  return useStoredValue(interval);
}

/** Time played before a new interval does not make its first reminder due. */
export function setReminderInterval(minutes: ReminderInterval): void {
  const time = storedTime.read();
  storedTime.write(minutes === 0 ? noPlayTime : { ...time, reminded: time.played });
  interval.write(minutes);
}

let note: number | null = null;
const notes = createListeners();
const show = (played: number | null): void => {
  note = played;
  notes.notify();
};

/** Milliseconds in play that the note of this tab reports; null without a note. */
export function useTimeNote(): number | null {
  return useSyncExternalStore(notes.add, () => note);
}

export function dismissTimeNote(): void {
  show(null);
}

/** Counts while this tab is visible, and shows a note in it when one is due. */
export function useCountPlayTime(): void {
  const minutes = useReminderInterval();
  useEffect(() => {
    let since = Date.now();
    const count = (): void => {
      const time = countPlayTime(storedTime.read(), since, Date.now());
      since = Date.now();
      const isDue = isReminderDue(time, minutes);
      storedTime.write(isDue ? { ...time, reminded: time.played } : time);
      if (isDue) show(time.played);
    };
    let timer: ReturnType<typeof setInterval> | undefined;
    const follow = (): void => {
      if (document.visibilityState === 'visible') {
        since = Date.now();
        timer ??= setInterval(count, COUNT_MS);
      } else if (timer !== undefined) {
        clearInterval(timer);
        timer = undefined;
        count();
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearInterval(timer);
    };
  }, [minutes]);
}

onSessionEnd(() => {
  storedTime.write(noPlayTime);
  dismissTimeNote();
});
