/** Member addresses that the shell links to; all others are in `account-routes.ts` and `coupon-routes.ts`. */
import { roots } from './areas.ts';

/** Tab of an address without one; also the default of the pool coupon lists. */
export const DEFAULT_COUPON_TAB = 'bekleyen';

export const memberLinks = {
  profile: (): string => roots.account,
  /** Address of a coupon list; `filter` only for tabs that have filters. */
  coupons: (tab: string = DEFAULT_COUPON_TAB, filter = ''): string =>
    `${roots.coupons}/${tab}${filter === '' ? '' : `/${filter}`}`,
};
