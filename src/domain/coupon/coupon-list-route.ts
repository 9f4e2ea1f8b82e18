/** State of a coupon list in its URL: path and query hold every choice. */
import { type QueryChoice, optionNamed, queryState } from '../../lib/query-state.ts';
import { dayKey } from '../time.ts';
import { type CouponTab, type CouponListFilters, couponSorts, couponTabs } from './coupon-tab-info.ts';
import { periods } from './period-filters.ts';

export interface CouponListRoute {
  tab: CouponTab;
  choice: CouponListFilters;
}

/** Years offered by the archive: the current year and the five before (rule coupon-9). */
const YEARS = 6;

/**
 * Filters of a tab: the archive has a year or month (`donem`), every other tab a period.
 * @param now epoch seconds
 */
export const couponFilters = (tab: string, now: number) =>
  queryState({
    tarih: tab === 'arsiv' ? [] : periods,
    donem: { allows: (text) => tab === 'arsiv' && isArchivePeriod(text, now) },
    sirala: couponSorts,
    // The coupon, or the group of coupons, beside the list (rule coupon-36).
    kupon: { allows: isId },
    grup: { allows: isId },
  });

type CouponQueryChoice = QueryChoice<ReturnType<typeof couponFilters>['spec']>;

/** Returns the list at a URL; `undefined` when the tab, or the tab's filter, does not exist. */
export function parseCouponListRoute(
  tab: string,
  filterName: string,
  { tarih, donem, sirala }: Partial<CouponQueryChoice> = {},
): CouponListRoute | undefined {
  if (!isTab(tab)) return undefined;
  const { filters } = couponTabs[tab];
  if (filterName !== '' && !filters.some(({ name }) => name === filterName)) return undefined;
  const choice: CouponListFilters = {
    filter: filterName === '' ? filters[0]?.name : filterName,
    period: optionNamed(periods, tarih)?.period,
    archive: donem === '' ? undefined : donem,
    sort: sirala,
  };
  return { tab, choice };
}

/** Returns a filter as in the path: '' for the first of a tab, which is the tab itself. */
export function couponFilterSlug(tab: string, filter: string): string {
  return isTab(tab) && couponTabs[tab].filters[0]?.name === filter ? '' : filter;
}

/** Years the archive offers, newest first. */
export function archiveYears(now: number): string[] {
  const thisYear = Number(dayKey(now).slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => String(thisYear - back));
}

function isTab(name: string): name is CouponTab {
  return Object.hasOwn(couponTabs, name);
}

const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

function isArchivePeriod(text: string, now: number): boolean {
  const year = /^(\d{4})(-(0[1-9]|1[0-2]))?$/.exec(text)?.[1];
  return year !== undefined && archiveYears(now).includes(year);
}
