/** Lists of pool coupons (rule pool-18): state of their URLs and queries to the service. Invalid values are ignored. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { pageQuery } from '../../contract/services/rows.ts';
import type { CouponStatus } from '../../model/coupon.ts';
import {
  AWAITS_PAYMENT,
  BEING_CANCELLED,
  BEING_MADE,
  CANCELLED,
  LOST,
  NOT_MADE,
  PAID_TO_ACCOUNT,
  WAITING,
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
  bekleyen: { title: 'Bekleyen', adjective: 'bekleyen', statuses: [WAITING, BEING_MADE] },
  kazanan: { title: 'Kazanan', adjective: 'kazanan', statuses: [WON, AWAITS_PAYMENT, PAID_TO_ACCOUNT] },
  kaybeden: { title: 'Kaybeden', adjective: 'kaybeden', statuses: [LOST] },
  'iptal-edilen': { title: 'İptal edilen', adjective: 'iptal edilen', statuses: [CANCELLED] },
  'iptal-edilmekte': { title: 'İptal edilmekte', adjective: 'iptal edilmekte olan', statuses: [BEING_CANCELLED] },
  olusturulamayan: { title: 'Oluşturulamayan', adjective: 'oluşturulamayan', statuses: [NOT_MADE] },
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
export interface PoolChoice {
  period?: PoolPeriod | undefined;
  round?: number | undefined;
}

export interface PoolPlace {
  tab: PoolTab;
  choice: PoolChoice;
}

export const POOL_ROWS = 10;

/** Parses a list's URL; `undefined` when there is no such tab. */
export function poolPlace(tab: string, query: { tarih?: string; program?: string }): PoolPlace | undefined {
  if (!isPoolTab(tab)) return undefined;
  const round = /^[1-9]\d{0,4}$/.test(query.program ?? '') ? Number(query.program) : undefined;
  const period = poolPeriods.find(({ name }) => name === query.tarih)?.period;
  return { tab, choice: round === undefined ? { period } : { round } };
}

/** The choice as query parameters. */
export function poolAddress({ period, round }: PoolChoice): { tarih: string; program: string } {
  const tarih = poolPeriods.find((each) => each.period === period)?.name ?? '';
  return { tarih, program: round === undefined ? '' : String(round) };
}

/** @param page counts from 1 */
export function poolListQuery({ tab, choice }: PoolPlace, page: number): CallInputOf<'getPoolCoupons'>['query'] {
  const { period, round } = choice;
  return {
    ...pageQuery(page, POOL_ROWS),
    date: round === undefined ? (period ?? '') : String(round),
    status: poolTabs[tab].statuses.join(','),
  };
}

/** Text of an empty list (rule coupon-13). */
export function poolEmptyText({ tab, choice }: PoolPlace): string {
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
