/** Addresses of coupons and slips: the member's, a retailer's customers', and shared ones. */
import { DEFAULT_COUPON_TAB } from './member-routes.ts';
import { fillPattern } from './pattern.ts';
import { queryText } from '../lib/query-parameters.ts';

/** Most specific first, because the router takes the first match. */
export const couponPatterns = {
  savedSlips: '/profil/kuponlarim/kayitli',
  couponDetail: '/profil/kuponlarim/kupon-detay/:id',
  playedCoupon: '/profil/kuponlarim/oynadiklarim/:id',
  couponGroup: '/profil/kuponlarim/coklu-kupon/:id',
  retailerCoupons: '/profil/kuponlarim/bayi/:tab?',
  poolCoupon: '/profil/kuponlarim/spor-toto/kupon-detay/:id',
  /** The same page below the list it was opened from. */
  poolCouponInList: '/profil/kuponlarim/spor-toto/:tab/kupon-detay/:id',
  poolCoupons: '/profil/kuponlarim/spor-toto/:tab?',
  coupons: '/profil/kuponlarim/:tab?/:filter?',
  /** The same pages without the account's prefix, for shared or saved links. */
  couponDetailShort: '/kupon-detay/:id',
  couponGroupShort: '/coklu-kupon/:id',
  /** A shared slip or coupon; without an id the page of short codes. */
  sharedSlip: '/paylasilan-kuponlar/:sharedId?',
} as const;

/** Query of a coupon page. */
interface CouponQuery {
  /** `customer` for a retailer viewing a customer's coupon. */
  type?: string;
  /** Client-Transaction-Id of the played coupon. */
  tid?: string;
  status?: string;
  /** Id of the coupon's group. */
  gi?: string;
}

/** Query of a group page. */
interface GroupQuery {
  type?: string;
  status?: string;
  couponStatus?: string;
}

export const couponLinks = {
  couponDetail: (id: string, query: CouponQuery = {}): string =>
    fillPattern(couponPatterns.couponDetail, { id }) + queryText(query),
  couponGroup: (id: string, query: GroupQuery = {}): string =>
    fillPattern(couponPatterns.couponGroup, { id }) + queryText(query),
  /** `program` is a round number; all rounds if missing. */
  poolCoupons: (tab: string = DEFAULT_COUPON_TAB, query: { program?: string } = {}): string =>
    fillPattern(couponPatterns.poolCoupons, { tab }) + queryText(query),
  poolCoupon: (id: string): string => fillPattern(couponPatterns.poolCoupon, { id }),
  retailerCoupons: (tab = ''): string => fillPattern(couponPatterns.retailerCoupons, { tab }),
  savedSlips: (): string => couponPatterns.savedSlips,
  sharedSlip: (sharedId: string): string => fillPattern(couponPatterns.sharedSlip, { sharedId }),
  /** The slip of a short code; without a code, the field for one. */
  slipCode: (kod = ''): string => fillPattern(couponPatterns.sharedSlip, {}) + queryText({ kod }),
};
