/** Lists of pool coupons (rule pool-18): state of their URLs and queries to the service. Invalid values are ignored. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import type { CouponStatus } from '../../model/coupon.ts';
import {
  AWAITING_PAYMENT,
  BEING_CANCELLED,
  BEING_CREATED,
  CANCELLED,
  LOST,
  COUPON_NOT_CREATED,
  PAID_TO_ACCOUNT,
  PENDING,
  WON,
} from '../../model/coupon-status.ts';
import { type Period, periodTexts } from '../coupon/period.ts';

export type PoolTab = 'bekleyen' | 'kazanan' | 'kaybeden' | 'iptal-edilen' | 'iptal-edilmekte' | 'olusturulamayan';

interface PoolTabFacts {
  title: string;
  /** Value of `{status}` in the empty texts (rule coupon-14). */
  adjective: string;
  statuses: readonly CouponStatus[];
}

/** Tabs in display order; every status belongs to exactly one. */
export const poolTabs: Record<PoolTab, PoolTabFacts> = {
  bekleyen: { title: 'Bekleyen', adjective: 'bekleyen', statuses: [PENDING, BEING_CREATED] },
  kazanan: { title: 'Kazanan', adjective: 'kazanan', statuses: [WON, AWAITING_PAYMENT, PAID_TO_ACCOUNT] },
  kaybeden: { title: 'Kaybeden', adjective: 'kaybeden', statuses: [LOST] },
  'iptal-edilen': { title: 'İptal edilen', adjective: 'iptal edilen', statuses: [CANCELLED] },
  'iptal-edilmekte': { title: 'İptal edilmekte', adjective: 'iptal edilmekte olan', statuses: [BEING_CANCELLED] },
  olusturulamayan: { title: 'Oluşturulamayan', adjective: 'oluşturulamayan', statuses: [COUPON_NOT_CREATED] },
};

/** Periods of a list, named as by the service. */
export type PoolPeriod = Exclude<Period, 'today'>;

/** Periods in display order, with their names in the URL. */
export const poolPeriods: readonly { name: string; title: string; period: PoolPeriod }[] = [
  { name: 'hafta', title: 'Son 1 hafta', period: 'week' },
  { name: 'ay', title: 'Son 1 ay', period: 'month' },
  { name: 'uc-ay', title: 'Son 3 ay', period: 'threeMonths' },
  { name: 'yil', title: 'Son 1 yıl', period: 'year' },
];

/** Filter of a list: a period, one round by its number, or none. */
export interface PoolListFilter {
  period?: PoolPeriod | undefined;
  round?: number | undefined;
}

export interface PoolListRoute {
  tab: PoolTab;
  choice: PoolListFilter;
}

export const POOL_COUPONS_PER_PAGE = 10;

/** Parses a list's URL; `undefined` when there is no such tab. */
export function parsePoolListRoute(
  tab: string,
  query: { tarih?: string; program?: string },
): PoolListRoute | undefined {
  if (!isPoolTab(tab)) return undefined;
  const round = /^[1-9]\d{0,4}$/.test(query.program ?? '') ? Number(query.program) : undefined;
  const period = poolPeriods.find(({ name }) => name === query.tarih)?.period;
  return { tab, choice: round === undefined ? { period } : { round } };
}

/** The choice as query parameters. */
export function toPoolListUrlQuery({ period, round }: PoolListFilter): { tarih: string; program: string } {
  const tarih = poolPeriods.find((each) => each.period === period)?.name ?? '';
  return { tarih, program: round === undefined ? '' : String(round) };
}

/** @param page counts from 1 */
export function poolListQuery({ tab, choice }: PoolListRoute, page: number): CallInputOf<'getPoolCoupons'>['query'] {
  const { period, round } = choice;
  return {
    ...pageQuery(page, POOL_COUPONS_PER_PAGE),
    date: round === undefined ? (period ?? '') : String(round),
    status: poolTabs[tab].statuses.join(','),
  };
}

/** Text of an empty list (rule coupon-13). */
export function poolEmptyText({ tab, choice }: PoolListRoute): string {
  const { adjective } = poolTabs[tab];
  if (choice.period !== undefined)
    return `${periodTexts[choice.period]} ${adjective} bir Spor Toto kuponu bulunmamaktadır.`;
  const none = `${adjective.charAt(0).toLocaleUpperCase('tr')}${adjective.slice(1)} Spor Toto kuponu bulunmamaktadır.`;
  return choice.round === undefined
    ? none
    : `${choice.round}. programda ${adjective} bir Spor Toto kuponu bulunmamaktadır.`;
}

/** Returns the tab that lists coupons with this status. */
export function poolTabOf(status: CouponStatus): PoolTab {
  const tabs = Object.keys(poolTabs) as PoolTab[];
  return tabs.find((tab) => poolTabs[tab].statuses.includes(status)) ?? 'bekleyen';
}

function isPoolTab(name: string): name is PoolTab {
  return Object.hasOwn(poolTabs, name);
}
