/** Multiplier and number of coupons within their limits (rule stake-4, stake-5, stake-6). */
import { wholeTimes } from './exact.ts';
import { COLUMN_PRICE, type SlipItem, type SlipLimits } from './slip.ts';

/** From more coupons than this on, each has to cost `minMultiPrice` (rule stake-5, "multi-coupon threshold"). */
export const MULTI_COUPON_THRESHOLD = 20;

/** Kuruş one coupon has to cost at least. */
export function leastCouponPrice(couponCount: number, limits: Pick<SlipLimits, 'minPrice' | 'minMultiPrice'>): number {
  return couponCount > MULTI_COUPON_THRESHOLD ? limits.minMultiPrice : limits.minPrice;
}

/** How many coupons may be played at once: `maxLiveMultiCount` with a running event among the items. */
export function mostCoupons(
  items: readonly Pick<SlipItem, 'live'>[],
  limits: Pick<SlipLimits, 'maxMultiCount' | 'maxLiveMultiCount'>,
): number {
  return items.some(({ live }) => live) ? limits.maxLiveMultiCount : limits.maxMultiCount;
}

/** The smallest multiplier with which a coupon of so many columns reaches its minimum price; 1 at least. */
export function leastMultiplier(
  columns: number,
  couponCount: number,
  limits: Pick<SlipLimits, 'minPrice' | 'minMultiPrice'>,
): number {
  return Math.max(1, wholeTimes(leastCouponPrice(couponCount, limits), Math.max(1, columns) * COLUMN_PRICE, 'up'));
}

/** The largest multiplier with which a coupon of so many columns stays within the maximum price; 1 at least. */
export function mostMultiplier(columns: number, limits: Pick<SlipLimits, 'maxPrice'>): number {
  return multiplierFor(limits.maxPrice, columns);
}

/** The largest multiplier that makes a coupon of so many columns cost no more than the amount (kuruş); 1 at least. */
export function multiplierFor(amount: number, columns: number): number {
  return Math.max(1, wholeTimes(amount, Math.max(1, columns) * COLUMN_PRICE, 'down'));
}
