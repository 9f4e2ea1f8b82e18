import type { ListFacets } from '../../../model/program.ts';
import { dayKey, dayLabel } from '../../../domain/time.ts';

const DAY_SECONDS = 86_400;
const DAYS_AHEAD = 7;

export interface DayOption {
  value: string;
  label: string;
}

/** Tümü, Bugün, Yarın, then the days of the week ahead that have events; the chosen day is always among them. */
export function dayOptions(days: ListFacets['days'], chosen: string, nowSeconds = currentSeconds()): DayOption[] {
  const today = dayKey(nowSeconds);
  const tomorrow = dayKey(nowSeconds + DAY_SECONDS);
  const last = dayKey(nowSeconds + (DAYS_AHEAD - 1) * DAY_SECONDS);
  const ahead = days.map(({ day }) => day).filter((day) => day > tomorrow && day <= last);
  const shown = new Set([today, tomorrow, ...ahead]);
  if (chosen !== '') shown.add(chosen);
  return [
    { value: '', label: 'Tümü' },
    ...[...shown].sort().map((day) => ({ value: day, label: dayLabel(day, nowSeconds) })),
  ];
}

function currentSeconds(): number {
  return Date.now() / 1000;
}
