/**
 * The program's query string as filters and back (rule program-2, program-3). The address is the state: an unknown or
 * malformed value counts as the default, and foreign parameters (utm) are kept.
 */
import type { ListQuery } from '../../../contract/port/topics.ts';
import { SOON_HOURS } from '../../../domain/program/soon-hours.ts';
import { NOT_OFFERED } from '../../../model/event.ts';
import type { ProgramQuery } from '../../../routes/program-routes.ts';

export interface ProgramFilters {
  /** `YYYY-MM-DD`, '' for all days. */
  day: string;
  /** Only events that begin within this many hours; 0 for all. Excludes a day. */
  hours: number;
  search: string;
  /** '' for the page's own scope, else only running or only long-term events. */
  type: '' | 'live' | 'longTerm';
  king: ListQuery['king'];
  /** 0 for all. */
  minBets: number;
  leagues: number[];
  /** Only matches of the viewer's slip and waiting coupons. */
  mine: boolean;
  /** Only matches with a stream. */
  stream: boolean;
  /** Range of the main market's odds, hundredths; 0 for an open end. */
  leastOdd: number;
  mostOdd: number;
  sort: ListQuery['sort'];
  /** Column group and its first market: "12" or "12:2_101_2.5"; '' for the first. */
  group: string;
  /** The match beside the list; 0 for the first one of the list. */
  match: number;
}

const SEARCH_LENGTH = 60;
const kings: Record<string, ListQuery['king']> = { '1': 'odd', '2': 'mbs', '3': 'live' };
const types: Record<string, ProgramFilters['type']> = { '1': 'live', '2': 'longTerm' };

export function readFilters(search: string): ProgramFilters {
  const query = new URLSearchParams(search);
  const text = (name: keyof ProgramQuery): string => query.get(name) ?? '';
  const hours = SOON_HOURS.find((each) => String(each) === text('saat')) ?? 0;
  return {
    day: hours === 0 && isDay(text('d')) ? text('d') : '',
    hours,
    search: text('searchTerm').slice(0, SEARCH_LENGTH),
    type: types[text('t')] ?? '',
    king: kings[text('kingBetType')] ?? '',
    minBets: /^[1-9]$/.test(text('mbs')) ? Number(text('mbs')) : 0,
    leagues: readIds(text('lig')),
    mine: text('kuponum') === '1',
    stream: text('yayin') === '1',
    ...readOdds(text('oran')),
    sort: text('sirala') === 'tarih' ? 'date' : 'league',
    group: /^\d{1,9}(:[\w.-]{1,40})?$/.test(text('grup')) ? text('grup') : '',
    match: /^[1-9]\d{0,11}$/.test(text('mac')) ? Number(text('mac')) : 0,
  };
}

/** Returns the query string with some filters changed, "?…" or ''. Defaults are not written. */
export function writeFilters(search: string, changes: Partial<ProgramFilters>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters({ ...readFilters(search), ...changes }))) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

/** Number of filters that hide events; sorting and the column group hide none. */
export function countActiveFilters(filters: ProgramFilters): number {
  const { day, hours, search, king, minBets, leagues, mine, stream } = filters;
  const hiding = [day !== '' || hours > 0, search !== '', king !== '', minBets > 0, leagues.length > 0, mine, stream];
  return [...hiding, hasOddsRange(filters)].filter(Boolean).length;
}

/** The changes that clear every filter that hides events. */
export const clearedFilters: Partial<ProgramFilters> = {
  day: '',
  hours: 0,
  search: '',
  king: '',
  minBets: 0,
  leagues: [],
  mine: false,
  stream: false,
  leastOdd: 0,
  mostOdd: 0,
};

/** True when the odds of the main market are limited on either side. */
export const hasOddsRange = ({ leastOdd, mostOdd }: Pick<ProgramFilters, 'leastOdd' | 'mostOdd'>): boolean =>
  leastOdd > 0 || mostOdd > 0;

function parameters(filters: ProgramFilters): Required<ProgramQuery> {
  return {
    d: filters.day,
    saat: filters.hours > 0 ? String(filters.hours) : '',
    searchTerm: filters.search,
    t: codeOf(types, filters.type),
    kingBetType: codeOf(kings, filters.king),
    mbs: filters.minBets > 0 ? String(filters.minBets) : '',
    lig: filters.leagues.join(','),
    kuponum: filters.mine ? '1' : '',
    yayin: filters.stream ? '1' : '',
    oran: hasOddsRange(filters) ? `${writeOdd(filters.leastOdd)}-${writeOdd(filters.mostOdd)}` : '',
    sirala: filters.sort === 'date' ? 'tarih' : '',
    grup: filters.group,
    mac: filters.match > 0 ? String(filters.match) : '',
  };
}

function codeOf(codes: Record<string, string>, value: string): string {
  return Object.keys(codes).find((code) => value !== '' && codes[code] === value) ?? '';
}

/** Reads '1.50-2.20', '1.50-' and '-2.20'; a range that no odd is in counts as none. */
function readOdds(text: string): Pick<ProgramFilters, 'leastOdd' | 'mostOdd'> {
  const [, least = '', most = ''] = /^(\d{1,4}\.\d\d)?-(\d{1,4}\.\d\d)?$/.exec(text) ?? [];
  return oddsRange(readOdd(least), readOdd(most));
}

/** Ends of a range, 0 for an open one. One that contains no price, and one that contains all of them, is none. */
export function oddsRange(least: number, most: number): Pick<ProgramFilters, 'leastOdd' | 'mostOdd'> {
  const leastOdd = least <= NOT_OFFERED ? 0 : least;
  const isEmpty = most > 0 && (most <= NOT_OFFERED || leastOdd > most);
  return isEmpty ? { leastOdd: 0, mostOdd: 0 } : { leastOdd, mostOdd: most };
}

const readOdd = (text: string): number => Number(text.replace('.', ''));

const writeOdd = (hundredths: number): string => (hundredths === 0 ? '' : (hundredths / 100).toFixed(2));

function readIds(text: string): number[] {
  const ids = text
    .split(',')
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number);
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** True for a day of the calendar, not just of the pattern: 2026-02-30 is none. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
