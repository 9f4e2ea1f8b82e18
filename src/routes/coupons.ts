/** Addresses of coupons and slips: a member's, a retailer's customers', and those that were shared. */
import { queryText } from './query-text.ts';

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
    `/profil/kuponlarim/kupon-detay/${encodeURIComponent(id)}${queryText(query)}`,
  couponGroup: (id: string, query: GroupQuery = {}): string =>
    `/profil/kuponlarim/coklu-kupon/${encodeURIComponent(id)}${queryText(query)}`,
  poolCoupons: (tab = 'bekleyen', query: PoolCouponsQuery = {}): string =>
    `/profil/kuponlarim/spor-toto/${tab}${queryText(query)}`,
  poolCoupon: (id: string): string => `/profil/kuponlarim/spor-toto/kupon-detay/${encodeURIComponent(id)}`,
  retailerCoupons: (tab = ''): string => `/profil/kuponlarim/bayi${tab === '' ? '' : `/${tab}`}`,
  savedSlips: (): string => couponPatterns.savedSlips,
  sharedSlip: (sharedId: string): string => `/paylasilan-kuponlar/${encodeURIComponent(sharedId)}`,
};

/** What an address shows of the player's coupons; undefined for every other page. */
export type CouponPlace =
  | { show: 'coupon'; id: string }
  | { show: 'group'; id: string }
  | { show: 'list'; tab: string; filter: string };

/** @param path as the patterns above say it; a tab or a filter may be none. */
export function couponPlaceOf(path: string): CouponPlace | undefined {
  const [whole, tab = '', filter = ''] = /^\/profil\/kuponlarim(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
  if (whole === undefined) return undefined;
  if (filter !== '' && (tab === 'kupon-detay' || tab === 'oynadiklarim')) return { show: 'coupon', id: filter };
  if (filter !== '' && tab === 'coklu-kupon') return { show: 'group', id: filter };
  return { show: 'list', tab, filter };
}
