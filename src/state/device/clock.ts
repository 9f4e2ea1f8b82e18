/** The day and the minute it is: components render again when they change, and not before. */
import { useSyncExternalStore } from 'react';
import { dayKey } from '../../domain/time.ts';
import { createShownClock } from '../../platform/device/shown-clock.ts';

/** For labels such as "Yarın". Epoch seconds within today in Türkiye; the same number all day. */
export function useToday(): number {
  return useSyncExternalStore(onDayTick, noonOfToday, noonOfToday);
}

/** For what tells whether something has begun. Epoch seconds at the beginning of the minute. */
export function useMinute(): number {
  return useSyncExternalStore(onMinuteTick, thisMinute, thisMinute);
}

/** A sleeping device wakes into the right day within the first, ms. */
const onDayTick = createShownClock(30_000, () => document);
const onMinuteTick = createShownClock(10_000, () => document);

function noonOfToday(): number {
  return Date.parse(`${dayKey(Date.now() / 1000)}T09:00:00Z`) / 1000;
}

function thisMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60;
}
