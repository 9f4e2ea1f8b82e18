/** What is chosen in a coupon list, as its address says it: path and query are the state, and a wrong value is no choice. */
import { dayKey } from '../time.ts';
import { type CouponSort, type CouponTab, type ListChoice, couponSorts, couponTabs } from './lists.ts';
import type { Period } from './period.ts';

export interface ListPlace {
  tab: CouponTab;
  choice: ListChoice;
}

/** The query of a list's address, see `CouponsQuery` of the routes. */
export interface ListAddress {
  tarih?: string;
  donem?: string;
  sirala?: string;
}

/** The periods in the order they are offered, by their names in an address. */
export const periodNames: readonly { name: string; title: string; period: Period }[] = [
  { name: 'gun', title: 'Bugün', period: 'today' },
  { name: 'hafta', title: 'Son 1 hafta', period: 'week' },
  { name: 'ay', title: 'Son 1 ay', period: 'month' },
  { name: 'uc-ay', title: 'Son 3 ay', period: 'threeMonths' },
  { name: 'yil', title: 'Son 1 yıl', period: 'year' },
];

/** rule coupon-9: the year list is the current year and the five before. */
const YEARS = 6;

/** The list at an address; `undefined` when there is no such tab, or no such filter of it. */
export function listPlace(tabName: string, filterName: string, query: ListAddress, now: number): ListPlace | undefined {
  if (!isTab(tabName)) return undefined;
  const { filters } = couponTabs[tabName];
  if (filterName !== '' && !filters.some(({ name }) => name === filterName)) return undefined;
  const inArchive = tabName === 'arsiv';
  const choice: ListChoice = {
    filter: filterName === '' ? filters[0]?.name : filterName,
    period: inArchive ? undefined : periodNames.find(({ name }) => name === query.tarih)?.period,
    archive: inArchive ? archiveOf(query.donem ?? '', now) : undefined,
    sort: sortOf(query.sirala),
  };
  return { tab: tabName, choice };
}

/** The choice as the query of its address; defaults leave it. */
export function listAddress({ period, archive, sort }: ListChoice): Required<ListAddress> {
  const tarih = periodNames.find((each) => each.period === period)?.name ?? '';
  return { tarih, donem: archive ?? '', sirala: sort ?? '' };
}

/** Years the archive offers, newest first. */
export function archiveYears(now: number): string[] {
  const thisYear = Number(dayKey(now).slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => String(thisYear - back));
}

function isTab(name: string): name is CouponTab {
  return Object.hasOwn(couponTabs, name);
}

function archiveOf(text: string, now: number): string | undefined {
  const year = /^(\d{4})(-(0[1-9]|1[0-2]))?$/.exec(text)?.[1];
  return year !== undefined && archiveYears(now).includes(year) ? text : undefined;
}

function sortOf(text: string | undefined): CouponSort {
  return couponSorts.find(({ sort }) => sort === text)?.sort ?? '';
}
