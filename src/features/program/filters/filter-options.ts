/** What each filter of the program offers. */
import type { ListQuery } from '../../../contract/port/topics.ts';
import { type ListGroup, groupColumns } from '../../../domain/program/columns.ts';
import { dayKey, dayLabel } from '../../../domain/time.ts';
import type { ListFacets } from '../../../model/program.ts';
import type { ChoiceOption, OptionGroup } from './choice.tsx';

export const sortOptions: readonly ChoiceOption[] = [
  { value: 'league', label: 'Lige göre' },
  { value: 'date', label: 'Tarihe göre' },
];

/** While nothing is chosen, the option is the name of the filter. */
export const mbsOptions: readonly ChoiceOption[] = [
  { value: '0', label: 'MBS' },
  ...[1, 2, 3, 4].map((value) => ({ value: String(value), label: `MBS ${value}` })),
];

const kings: readonly { value: ListQuery['king']; label: string }[] = [
  { value: '', label: 'Kral' },
  { value: 'odd', label: 'Kral Oran' },
  { value: 'mbs', label: 'Kral MBS' },
  { value: 'live', label: 'Kral Canlı' },
];
export const kingOptions: readonly ChoiceOption[] = kings;

export function toKing(value: string): ListQuery['king'] {
  return kings.find((king) => king.value === value)?.value ?? '';
}

/** Tümü, Bugün, Yarın, then the days of the week ahead that have events; the chosen day is always among them. */
export function dayOptions(days: ListFacets['days'], chosen: string, now = Date.now() / 1000): ChoiceOption[] {
  const today = dayKey(now);
  const tomorrow = dayKey(now + DAY_SECONDS);
  const last = dayKey(now + (DAYS_AHEAD - 1) * DAY_SECONDS);
  const ahead = days.map(({ day }) => day).filter((day) => day > tomorrow && day <= last);
  const shown = new Set([today, tomorrow, ...ahead]);
  if (chosen !== '') shown.add(chosen);
  return [{ value: '', label: 'Tümü' }, ...[...shown].sort().map((day) => ({ value: day, label: dayLabel(day, now) }))];
}

export interface GroupOptions {
  /** The option of the current choice, also when the address has none or an unknown one. */
  value: string;
  options: (ChoiceOption | OptionGroup)[];
}

/** What may stand first in a row: each market of each group ("12:2_101_2.5"), under its group's name. */
export function groupOptions(groups: readonly ListGroup[], choice: string): GroupOptions {
  const offered = groups.filter((group, index) => group.offered || index === 0);
  const perGroup = offered.map((group) => ({
    label: group.title,
    options: groupColumns(group).map(({ market, title }) => ({ value: `${group.id}:${market}`, label: title })),
  }));
  const all = perGroup.flatMap(({ options }) => options);
  const ofGroup = all.find(({ value }) => value.startsWith(`${choice.split(':')[0]}:`));
  const value = all.find((option) => option.value === choice)?.value ?? ofGroup?.value ?? all[0]?.value ?? '';
  return { value, options: perGroup.length === 1 ? all : perGroup };
}

const DAY_SECONDS = 86_400;
const DAYS_AHEAD = 7;
