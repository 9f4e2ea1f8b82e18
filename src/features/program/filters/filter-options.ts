/** Options of each filter of the program, with the number of matches each would leave (rule program-13). */
import type { ListQuery } from '../../../contract/port/topics.ts';
import { type ListGroup, groupColumns } from '../../../domain/program/columns.ts';
import { shortColumnName } from '../../../domain/program/market-name.ts';
import { decimalText } from '../../../domain/number-text.ts';
import { SOON_HOURS } from '../../../domain/program/soon-hours.ts';
import { DAY_SECONDS, dayKey, dayLabel } from '../../../domain/time.ts';
import type { ListFacets } from '../../../model/program.ts';
import type { FilterOption, FilterOptionGroup } from './chip-select.tsx';
import { type ProgramFilters, hasOddsRange } from './program-filters.ts';

export const sortOptions: readonly FilterOption[] = [
  { value: 'league', label: 'Lige göre' },
  { value: 'date', label: 'Saate göre' },
];

const MBS_VALUES: readonly number[] = [1, 2, 3, 4];

/** The option for no choice has the filter's name as its label. */
export function mbsOptions(facets: ListFacets | undefined, chosen: number): FilterOption[] {
  const counts = new Map(facets?.minBets.map(({ value, count }) => [value, count]));
  return [
    { value: '0', label: 'MBS' },
    ...MBS_VALUES.map((value) => ({
      value: String(value),
      label: withCount(`MBS ${value}`, value === chosen ? undefined : facets && (counts.get(value) ?? 0)),
    })),
  ];
}

const kings = [
  { value: 'odd', label: 'Kral Oran' },
  { value: 'mbs', label: 'Kral MBS' },
  { value: 'live', label: 'Kral Canlı' },
] as const;

export function kingOptions(facets: ListFacets | undefined, chosen: ListQuery['king']): FilterOption[] {
  return [
    { value: '', label: 'Kral' },
    ...kings.map(({ value, label }) => ({
      value,
      label: withCount(label, value === chosen ? undefined : facets?.kings[value]),
    })),
  ];
}

export function parseKingFilter(value: string): ListQuery['king'] {
  return kings.find((king) => king.value === value)?.value ?? '';
}

/** The chosen option has no count in the bar, because the count is shown beside the active filters. */
function withCount(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${count})`;
}

interface TimeOption {
  label: string;
  /** Undefined until counts are known. */
  count: number | undefined;
  day: string;
  hours: number;
  chosen: boolean;
}

/**
 * Tümü, today, the next hours, tomorrow, then the days of the week that have events; a chosen day is always included.
 */
export function timeOptions(
  facets: ListFacets | undefined,
  chosen: Pick<ProgramFilters, 'day' | 'hours'>,
  now: number,
): TimeOption[] {
  const today = dayKey(now);
  const tomorrow = dayKey(now + DAY_SECONDS);
  const last = dayKey(now + (DAYS_AHEAD - 1) * DAY_SECONDS);
  const counts = new Map(facets?.days.map(({ day, count }) => [day, count]));
  const ahead = [...counts.keys()].filter((day) => day > tomorrow && day <= last);
  const days = [...new Set([today, tomorrow, ...ahead, ...(chosen.day === '' ? [] : [chosen.day])])].sort();
  const all = facets?.days.reduce((sum, { count }) => sum + count, 0);
  const ofDay = (day: string): TimeOption => ({
    label: datedLabel(day, now),
    count: facets && (counts.get(day) ?? 0),
    day,
    hours: 0,
    chosen: day === chosen.day,
  });
  const ofHours = (hours: number): TimeOption => ({
    label: hoursLabel(hours),
    count: facets?.soon.find((each) => each.hours === hours)?.count,
    day: '',
    hours,
    chosen: hours === chosen.hours,
  });
  return [
    { label: 'Tümü', count: all, day: '', hours: 0, chosen: chosen.day === '' && chosen.hours === 0 },
    ...days.filter((day) => day <= today).map(ofDay),
    ...SOON_HOURS.map(ofHours),
    ...days.filter((day) => day > today).map(ofDay),
  ];
}

/** Options of the days behind one chip; their values are places in the list. Days without matches are left out. */
export function dayOptions(times: readonly TimeOption[]): FilterOption[] {
  return times.flatMap(({ label, count, chosen }, place) =>
    count === 0 && !chosen
      ? []
      : [{ value: String(place), label: withCount(place === 0 ? 'Tüm günler' : label, chosen ? undefined : count) }],
  );
}

function hoursLabel(hours: number): string {
  return `${hours} saat içinde`;
}

/** "Bugün 22", "Pzt 23"; further away "28 Kas". */
function datedLabel(day: string, now: number): string {
  const label = dayLabel(day, now);
  return /\d/.test(label) ? label : `${label} ${Number(day.slice(8))}`;
}

interface ActiveFilter {
  label: string;
  /** Changes that remove the filter. */
  cleared: Partial<ProgramFilters>;
}

/** The filters that hide events now, with labels. */
export function activeFilters(filters: ProgramFilters, facets: ListFacets | undefined, now: number): ActiveFilter[] {
  const { day, hours, search, leagues, minBets, king } = filters;
  const active: ActiveFilter[] = [];
  if (day !== '') active.push({ label: datedLabel(day, now), cleared: { day: '' } });
  if (hours > 0) active.push({ label: hoursLabel(hours), cleared: { hours: 0 } });
  if (search !== '') active.push({ label: `“${search}”`, cleared: { search: '' } });
  if (leagues.length > 0) active.push({ label: leaguesLabel(leagues, facets), cleared: { leagues: [] } });
  if (minBets > 0) active.push({ label: `MBS ${minBets}`, cleared: { minBets: 0 } });
  if (king !== '')
    active.push({ label: kings.find(({ value }) => value === king)?.label ?? '', cleared: { king: '' } });
  if (filters.mine) active.push({ label: MINE_LABEL, cleared: { mine: false } });
  if (filters.stream) active.push({ label: STREAM_LABEL, cleared: { stream: false } });
  if (hasOddsRange(filters))
    active.push({ label: `Oran ${oddsRangeText(filters)}`, cleared: { leastOdd: 0, mostOdd: 0 } });
  return active;
}

export const MINE_LABEL = 'Kuponumdaki maçlar';
export const STREAM_LABEL = 'Canlı izle';

/** "1,50–2,20", "1,50 ve üstü", "2,20 ve altı". */
export function oddsRangeText({ leastOdd, mostOdd }: Pick<ProgramFilters, 'leastOdd' | 'mostOdd'>): string {
  if (mostOdd === 0) return `${decimalText(leastOdd)} ve üstü`;
  return leastOdd === 0 ? `${decimalText(mostOdd)} ve altı` : `${decimalText(leastOdd)}–${decimalText(mostOdd)}`;
}

/** The name of a single league, or the number of several. */
function leaguesLabel(leagues: readonly number[], facets: ListFacets | undefined): string {
  const name = facets?.leagues.find(({ id }) => id === leagues[0])?.name.trim();
  return leagues.length === 1 && name !== undefined ? name : `${leagues.length} lig`;
}

interface GroupOptions {
  /** The option of the current choice, also when the address has none or an unknown one. */
  value: string;
  options: (FilterOption | FilterOptionGroup)[];
}

/** Options for the first market in a row: each market of each group ("12:2_101_2.5"), under its group's name. */
export function groupOptions(groups: readonly ListGroup[], choice: string): GroupOptions {
  const offered = groups.filter((group, index) => group.offered || index === 0);
  const perGroup = offered.map((group) => ({
    label: group.title,
    options: groupColumns(group).map(({ market, title }) => ({
      value: `${group.id}:${market}`,
      label: shortColumnName(title),
    })),
  }));
  const all = perGroup.flatMap(({ options }) => options);
  const ofGroup = all.find(({ value }) => value.startsWith(`${choice.split(':')[0]}:`));
  const value = all.find((option) => option.value === choice)?.value ?? ofGroup?.value ?? all[0]?.value ?? '';
  return { value, options: perGroup.length === 1 ? all : perGroup };
}

const DAYS_AHEAD = 7;
