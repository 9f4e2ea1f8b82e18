/** Member addresses that the shell links to; all others are in `account-routes.ts` and `coupon-routes.ts`. */
import { queryText } from './query-text.ts';
import { roots } from './roots.ts';

/** Tab of an address without one; also the default of the pool coupon lists. */
export const DEFAULT_COUPON_TAB = 'bekleyen';

/** Query of a coupon list. */
export interface CouponsQuery {
  /** Date filter: gun, hafta, ay, uc-ay, yil; all if missing. */
  tarih?: string;
  /** Month of the archive, `YYYY-MM`. */
  donem?: string;
  /** '2' by odd, '3' by price; by date if missing. */
  sirala?: string;
}

export const memberLinks = {
  profile: (): string => roots.account,
  /** Address of a coupon list; `filter` only for tabs that have filters. */
  coupons: (tab: string = DEFAULT_COUPON_TAB, filter = '', query: CouponsQuery = {}): string =>
    `${roots.coupons}/${tab}${filter === '' ? '' : `/${filter}`}${queryText(query)}`,
};
