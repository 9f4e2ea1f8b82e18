/** Lists of pool coupons (rule pool-18): filters in their URLs and queries to the service. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import { type QueryChoice, optionNamed, queryState } from '../../lib/query-state.ts';
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
import { longPeriods } from '../coupon/period-filters.ts';
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

const filters = queryState({ tarih: longPeriods, program: { allows: (text) => /^[1-9]\d{0,4}$/.test(text) } });

/** Filters of the pool's coupons: a round by its number, or a period; a round excludes a period. */
export const poolFilters: typeof filters = {
  ...filters,
  parse: (search) => {
    const choice = filters.parse(search);
    return choice.program === '' ? choice : { ...choice, tarih: '' };
  },
};

/** Filter of a list: a period, one round by its number, or none. */
interface PoolListFilter {
  period?: Period | undefined;
  round?: number | undefined;
}

export interface PoolListRoute {
  tab: PoolTab;
  choice: PoolListFilter;
}

const POOL_COUPONS_PER_PAGE = 10;

/** Returns the list at a URL; `undefined` when there is no such tab. */
export function parsePoolListRoute(
  tab: string,
  { tarih, program }: QueryChoice<typeof poolFilters.spec>,
): PoolListRoute | undefined {
  if (!isPoolTab(tab)) return undefined;
  const choice = program === '' ? { period: optionNamed(longPeriods, tarih)?.period } : { round: Number(program) };
  return { tab, choice };
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
    : `${choice.round}. haftada ${adjective} bir Spor Toto kuponu bulunmamaktadır.`;
}

/** Returns the tab that lists coupons with this status. */
export function poolTabOf(status: CouponStatus): PoolTab {
  const tabs = Object.keys(poolTabs) as PoolTab[];
  return tabs.find((tab) => poolTabs[tab].statuses.includes(status)) ?? 'bekleyen';
}

function isPoolTab(name: string): name is PoolTab {
  return Object.hasOwn(poolTabs, name);
}
