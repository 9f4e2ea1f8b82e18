/** Multiplier and number of coupons within their limits (rule stake-4, stake-5, stake-6). */
import { wholeTimes } from './exact.ts';
import { COLUMN_PRICE, type SlipItem, type SlipLimits } from './slip.ts';

/** From more coupons than this on, each has to cost `minMultiPrice` (rule stake-5, "multi-coupon threshold"). */
export const MULTI_COUPON_THRESHOLD = 20;

/** Kuruş between two round amounts. */
const AMOUNT_STEP = 1_000;

/** Kuruş one coupon has to cost at least. */
function leastCouponPrice(couponCount: number, limits: Pick<SlipLimits, 'minPrice' | 'minMultiPrice'>): number {
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
  return Math.max(1, typedMultiplier(amount, columns));
}

/** The same of an amount that was typed: one that is below the price of the columns is none, and is refused as that. */
export function typedMultiplier(amount: number, columns: number): number {
  return wholeTimes(amount, Math.max(1, columns) * COLUMN_PRICE, 'down');
}

/** One step of the amount: to the next round one in that direction, or as near beyond it as the columns allow (rule stake-19). */
export function steppedMultiplier(multiplier: number, columns: number, direction: 1 | -1): number {
  const column = Math.max(1, columns) * COLUMN_PRICE;
  const before = wholeTimes(multiplier * column, AMOUNT_STEP, direction === 1 ? 'down' : 'up');
  const round = Math.max(0, before + direction) * AMOUNT_STEP;
  return Math.max(1, wholeTimes(round, column, direction === 1 ? 'up' : 'down'));
}
