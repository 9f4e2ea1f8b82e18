/** State of a coupon list in its URL: path and query hold every choice, and invalid values are ignored. */
import { dayKey } from '../time.ts';
import { type CouponSort, type CouponTab, type CouponListFilters, couponSorts, couponTabs } from './coupon-tab-info.ts';
import type { Period } from './period.ts';

export interface CouponListRoute {
  tab: CouponTab;
  choice: CouponListFilters;
}

/** Query parameters of a list's URL, see `CouponsQuery` of the routes. */
export interface CouponListUrlQuery {
  tarih?: string;
  donem?: string;
  sirala?: string;
}

/** Periods in display order, with their names in the URL. */
export const couponPeriods: readonly { name: string; title: string; period: Period }[] = [
  { name: 'gun', title: 'Bugün', period: 'today' },
  { name: 'hafta', title: 'Son 1 hafta', period: 'week' },
  { name: 'ay', title: 'Son 1 ay', period: 'month' },
  { name: 'uc-ay', title: 'Son 3 ay', period: 'threeMonths' },
  { name: 'yil', title: 'Son 1 yıl', period: 'year' },
];

/** Years offered by the archive: the current year and the five before (rule coupon-9). */
const YEARS = 6;

/** Parses a list's URL; `undefined` when the tab, or the tab's filter, does not exist. */
export function parseCouponListRoute(
  tabName: string,
  filterName: string,
  query: CouponListUrlQuery,
  now: number,
): CouponListRoute | undefined {
  if (!isTab(tabName)) return undefined;
  const { filters } = couponTabs[tabName];
  if (filterName !== '' && !filters.some(({ name }) => name === filterName)) return undefined;
  const inArchive = tabName === 'arsiv';
  const choice: CouponListFilters = {
    filter: filterName === '' ? filters[0]?.name : filterName,
    period: inArchive ? undefined : couponPeriods.find(({ name }) => name === query.tarih)?.period,
    archive: inArchive ? archiveOf(query.donem ?? '', now) : undefined,
    sort: sortOf(query.sirala),
  };
  return { tab: tabName, choice };
}

/** Returns the choice as query parameters; '' for defaults. */
export function toCouponListUrlQuery({ period, archive, sort }: CouponListFilters): Required<CouponListUrlQuery> {
  const tarih = couponPeriods.find((each) => each.period === period)?.name ?? '';
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
