/** The coupon lists by their route names (rule coupon-5): the statuses each shows, and its query to the service. */
import { SAVED_SLIPS_PAGE_SIZE } from '../../contract/services/betslip-calls.ts';
import type { CallInputOf } from '../../contract/services/calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import type { QueryOption } from '../../lib/query-state.ts';
import type { CouponStatus } from '../../model/coupon.ts';
import {
  AWAITING_PAYMENT,
  BEING_CANCELLED,
  CANCELLED,
  LOST,
  NOT_PAYABLE,
  PAID_IN_CASH,
  PAID_TO_ACCOUNT,
  PENDING,
  WON,
  rejectedStatuses,
  unconfirmedStatuses,
} from '../../model/coupon-status.ts';
import { TURKIYE_OFFSET_SECONDS } from '../time.ts';
import { type Period, periodStart } from './period.ts';

export type CouponTab =
  | 'bekleyen'
  | 'kazanan'
  | 'kaybeden'
  | 'oynadiklarim'
  | 'arsiv'
  | 'odenen'
  | 'nakit-odendi'
  | 'henuz-olusmayan'
  | 'olusturulamayan'
  | 'iptal-edilmekte'
  | 'iptal-edilen'
  | 'kupon-odenemez';

/** A filter within a tab; the first of a tab is its default. */
interface CouponFilter {
  name: string;
  title: string;
  /** Replaces the tab's statuses. */
  statuses?: readonly CouponStatus[];
  /** The service's `type`: 1 running, 2 not started, 3 long-term. */
  type?: string;
}

interface CouponTabInfo {
  title: string;
  /** Value of `{status}` in the empty texts (rule coupon-14). */
  adjective: string;
  /** Statuses shown; empty for played coupons of any status. */
  statuses: readonly number[];
  filters: readonly CouponFilter[];
}

/** The service's `sortType` (rule coupon-10), also in an address; '' requests the service's own order. */
type CouponSort = '' | '1' | '2' | '3';

/**
 * Sort options in display order; the first is the default. The service sorts the list, and the client keeps its order.
 */
export const couponSorts: readonly QueryOption<CouponSort>[] = [
  { name: '', title: 'Oynama tarihi' },
  { name: '1', title: 'Maç tarihi' },
  { name: '2', title: 'Oran' },
  { name: '3', title: 'Misli' },
];

export interface CouponListFilters {
  /** Name of one of the tab's filters. */
  filter?: string | undefined;
  period?: Period | undefined;
  /** Archive period: a year "2026", or a month "2026-03". */
  archive?: string | undefined;
  sort?: CouponSort | undefined;
}

export const COUPONS_PER_PAGE = 10;

/** The service's status value for its archive list; no coupon has this status. */
export const ARCHIVE_STATUS = 100;

type ListQuery = CallInputOf<'getPlayedBetslips'>['query'];

/**
 * Each status belongs to exactly one of these tabs, except that "Oynadıklarım" shows every coupon outside the archive
 * and "Arşiv" every coupon in it. A won coupon is "Kazanan" until its prize is paid; then it belongs to the tab of its
 * payment method, and the filter "Ödenen" of "Kazanan" shows both methods.
 */
export const couponTabs: Record<CouponTab, CouponTabInfo> = {
  bekleyen: {
    title: 'Bekleyen',
    adjective: 'bekleyen',
    statuses: [PENDING],
    filters: [
      { name: 'tumu', title: 'Tümü' },
      { name: 'devameden', title: 'Devam eden', type: '1' },
      { name: 'baslamamis', title: 'Başlamamış', type: '2' },
      { name: 'uzunvadeli', title: 'Uzun vadeli', type: '3' },
    ],
  },
  kazanan: {
    title: 'Kazanan',
    adjective: 'kazanan',
    statuses: [WON, AWAITING_PAYMENT],
    filters: [
      { name: 'kazanan', title: 'Kazanan' },
      { name: 'odenen', title: 'Ödenen', statuses: [PAID_TO_ACCOUNT, PAID_IN_CASH] },
    ],
  },
  kaybeden: { title: 'Kaybeden', adjective: 'kaybeden', statuses: [LOST], filters: [] },
  oynadiklarim: { title: 'Oynadıklarım', adjective: 'oynanmış', statuses: [], filters: [] },
  arsiv: { title: 'Arşiv', adjective: 'arşivlenmiş', statuses: [ARCHIVE_STATUS], filters: [] },
  odenen: { title: 'Ödenen', adjective: 'ödenen', statuses: [PAID_TO_ACCOUNT], filters: [] },
  'nakit-odendi': { title: 'Nakit ödenen', adjective: 'nakit ödenen', statuses: [PAID_IN_CASH], filters: [] },
  'henuz-olusmayan': {
    title: 'Henüz oluşmayan',
    adjective: 'henüz oluşmayan',
    statuses: unconfirmedStatuses,
    filters: [],
  },
  olusturulamayan: { title: 'Oluşturulamayan', adjective: 'oluşturulamayan', statuses: rejectedStatuses, filters: [] },
  'iptal-edilmekte': {
    title: 'İptal edilmekte',
    adjective: 'iptal edilmekte olan',
    statuses: [BEING_CANCELLED],
    filters: [],
  },
  'iptal-edilen': { title: 'İptal edilen', adjective: 'iptal edilen', statuses: [CANCELLED], filters: [] },
  'kupon-odenemez': { title: 'Ödenemeyen', adjective: 'ödenemeyen', statuses: [NOT_PAYABLE], filters: [] },
};

/**
 * Query of a list for `getPlayedBetslips`. The same choice produces the same URL all day, and defaults are omitted, so
 * that the cached response is found again.
 * @param page counts from 1
 * @param now epoch seconds
 */
export function couponListQuery(tab: CouponTab, choice: CouponListFilters, page: number, now: number): ListQuery {
  const facts = couponTabs[tab];
  const filter = facts.filters.find(({ name }) => name === choice.filter);
  const statuses = filter?.statuses ?? facts.statuses;
  const { sort: sortType = '' } = choice;
  return {
    ...(statuses.length > 0 && { status: statuses.join(',') }),
    ...(filter?.type !== undefined && { type: filter.type }),
    ...(sortType !== '' && { sortType }),
    ...(tab === 'arsiv' ? archiveQuery(choice.archive) : periodQuery(choice.period, now)),
    page: String(page),
    limit: String(COUPONS_PER_PAGE),
    withBetslipDetails: 'true',
  };
}

/** Query of the list of saved slips. */
export function savedSlipsQuery(page: number): CallInputOf<'getSavedBetslips'>['query'] {
  return pageQuery(page, SAVED_SLIPS_PAGE_SIZE);
}

function periodQuery(period: Period | undefined, now: number): Partial<ListQuery> {
  return period === undefined ? {} : { startDate: String(periodStart(period, now)) };
}

/** The service filters by month only, so a year is sent as a start and an end date. */
function archiveQuery(archive: string | undefined): Partial<ListQuery> {
  if (archive === undefined) return {};
  if (archive.includes('-')) return { archiveDate: archive };
  return { startDate: String(yearStart(Number(archive))), endDate: String(yearStart(Number(archive) + 1)) };
}

const yearStart = (year: number): number => Date.UTC(year, 0, 1) / 1000 - TURKIYE_OFFSET_SECONDS;
