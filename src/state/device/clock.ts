/** Current day and minute: components render again only when these change. */
import { useSyncExternalStore } from 'react';
import { dayKey } from '../../domain/time.ts';
import { createVisiblePageClock } from '../../platform/device/visible-page-clock.ts';

/** Returns epoch seconds within today in Türkiye, the same number all day, for labels such as "Yarın". */
export function useToday(): number {
  return useSyncExternalStore(onDayTick, noonOfToday, noonOfToday);
}

/** Returns epoch seconds at the beginning of the minute, for checks whether an event has begun. */
export function useMinute(): number {
  return useSyncExternalStore(onMinuteTick, thisMinute, thisMinute);
}

/** A waking device shows the right day within the first interval, ms. */
const onDayTick = createVisiblePageClock(30_000, () => document);
const onMinuteTick = createVisiblePageClock(10_000, () => document);

function noonOfToday(): number {
  return Date.parse(`${dayKey(Date.now() / 1000)}T09:00:00Z`) / 1000;
}

function thisMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60;
}
