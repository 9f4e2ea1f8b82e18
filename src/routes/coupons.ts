/** Addresses of coupons and slips: a member's, a retailer's customers', and those that were shared. */
import { DEFAULT_COUPON_TAB } from './member.ts';
import { filled } from './pattern.ts';
import { queryText } from './query-text.ts';

/** Most specific first, as the router goes through them. */
export const couponPatterns = {
  savedSlips: '/profil/kuponlarim/kayitli',
  couponDetail: '/profil/kuponlarim/kupon-detay/:id',
  playedCoupon: '/profil/kuponlarim/oynadiklarim/:id',
  couponGroup: '/profil/kuponlarim/coklu-kupon/:id',
  retailerCoupons: '/profil/kuponlarim/bayi/:tab?',
  poolCoupon: '/profil/kuponlarim/spor-toto/kupon-detay/:id',
  /** The same below the list it was opened from. */
  poolCouponInList: '/profil/kuponlarim/spor-toto/:tab/kupon-detay/:id',
  poolCoupons: '/profil/kuponlarim/spor-toto/:tab?',
  coupons: '/profil/kuponlarim/:tab?/:filter?',
  /** The same without the account's prefix: links that were shared or kept. */
  couponDetailShort: '/kupon-detay/:id',
  couponGroupShort: '/coklu-kupon/:id',
  sharedSlip: '/paylasilan-kuponlar/:sharedId',
} as const;

/** Of a coupon. */
export interface CouponQuery {
  /** `customer` for a retailer who looks at a customer's coupon. */
  type?: string;
  /** Client-Transaction-Id of the play. */
  tid?: string;
  status?: string;
  /** Id of the group it belongs to. */
  gi?: string;
}

/** Of a group of coupons. */
export interface GroupQuery {
  type?: string;
  status?: string;
  couponStatus?: string;
}

/** Of a list of pool coupons. */
export interface PoolCouponsQuery {
  /** Period: hafta, ay, uc-ay, yil; none is all. */
  tarih?: string;
  /** Number of a round; none is all. */
  program?: string;
}

export const couponLinks = {
  couponDetail: (id: string, query: CouponQuery = {}): string =>
    filled(couponPatterns.couponDetail, { id }) + queryText(query),
  couponGroup: (id: string, query: GroupQuery = {}): string =>
    filled(couponPatterns.couponGroup, { id }) + queryText(query),
  poolCoupons: (tab: string = DEFAULT_COUPON_TAB, query: PoolCouponsQuery = {}): string =>
    filled(couponPatterns.poolCoupons, { tab }) + queryText(query),
  poolCoupon: (id: string): string => filled(couponPatterns.poolCoupon, { id }),
  retailerCoupons: (tab = ''): string => filled(couponPatterns.retailerCoupons, { tab }),
  savedSlips: (): string => couponPatterns.savedSlips,
  sharedSlip: (sharedId: string): string => filled(couponPatterns.sharedSlip, { sharedId }),
};
