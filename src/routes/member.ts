/** The places of a member that the shell leads to; all others are in `account.ts` and `coupons.ts`. */
import { queryText } from './query-text.ts';
import { roots } from './roots.ts';

/** Of an address without one; the pool's lists begin with it too. */
export const DEFAULT_COUPON_TAB = 'bekleyen';

/** Of a coupon list. */
export interface CouponsQuery {
  /** Date filter: gun, hafta, ay, uc-ay, yil; none is all. */
  tarih?: string;
  /** Month of the archive, `YYYY-MM`. */
  donem?: string;
  /** '2' by odd, '3' by price; the default is by date. */
  sirala?: string;
}

export const memberLinks = {
  profile: (): string => roots.account,
  /** A list; `filter` of those tabs that have some. */
  coupons: (tab: string = DEFAULT_COUPON_TAB, filter = '', query: CouponsQuery = {}): string =>
    `${roots.coupons}/${tab}${filter === '' ? '' : `/${filter}`}${queryText(query)}`,
};
