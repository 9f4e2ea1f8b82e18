/** The lists that contain a member's coupons: those of an extent, and what other screens stored (rule figures-10). */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import { ARCHIVE_STATUS, type CouponTab, couponListQuery, couponTabs } from '../../domain/coupon/coupon-tab-info.ts';
import { periodStart } from '../../domain/coupon/period.ts';
import { type PoolTab, poolListQuery, poolTabs } from '../../domain/pool/pool-coupon-list.ts';
import { type FigureExtent, extents } from './figure-filters.ts';

type CouponQuery = CallInputOf<'getPlayedBetslips'>['query'];
type PoolQuery = CallInputOf<'getPoolCoupons'>['query'];

/** A list by the query of its pages, which count from 1. */
export type FigureSource =
  | { name: 'getPlayedBetslips'; queryOf: (page: number) => CouponQuery }
  | { name: 'getPoolCoupons'; queryOf: (page: number) => PoolQuery };

/** Rows per page; more than in the lists, because these rows are not read one by one. */
const ROWS = 50;
/** Pages per list. */
export const MOST_PAGES = 40;
/** Coupons per list above which older ones are left out. */
export const MOST_ROWS = ROWS * MOST_PAGES;

/** The three lists that together are all coupons of an extent: played, archived, of the pool. */
export function extentSources({ period }: FigureExtent, now: number): FigureSource[] {
  const start = period === undefined ? {} : { startDate: String(periodStart(period, now)) };
  const queryOf = (page: number): CouponQuery => ({ ...start, ...pageQuery(page, ROWS), withBetslipDetails: 'true' });
  return [
    { name: 'getPlayedBetslips', queryOf },
    { name: 'getPlayedBetslips', queryOf: (page) => ({ ...queryOf(page), status: String(ARCHIVE_STATUS) }) },
    { name: 'getPoolCoupons', queryOf: (page) => ({ ...pageQuery(page, ROWS), date: period ?? '', status: '' }) },
  ];
}

/** Lists of other screens and of the other extents, which may be stored on the device. */
export function deviceSources(extent: FigureExtent, now: number): FigureSource[] {
  return [
    ...extents.filter(({ name }) => name !== extent.name).flatMap((other) => extentSources(other, now)),
    ...(Object.keys(couponTabs) as CouponTab[]).map((tab): FigureSource => ({
      name: 'getPlayedBetslips',
      queryOf: (page) => couponListQuery(tab, {}, page, now),
    })),
    ...(Object.keys(poolTabs) as PoolTab[]).map((tab): FigureSource => ({
      name: 'getPoolCoupons',
      queryOf: (page) => poolListQuery({ tab, choice: {} }, page),
    })),
  ];
}
