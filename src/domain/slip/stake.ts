/** Multiplier and number of coupons within their limits (rule stake-4, stake-5, stake-6). */
import { divideWhole } from './fixed-point.ts';
import { COLUMN_PRICE, type SlipItem, type SlipLimits } from './slip-state.ts';

/** Above this number of coupons, each must cost at least `minMultiPrice` (rule stake-5, "multi-coupon threshold"). */
export const MULTI_COUPON_THRESHOLD = 20;

/** Difference between two round amounts, kuruş. */
const AMOUNT_STEP = 1_000;

/** Minimum price of one coupon, kuruş. */
function leastCouponPrice(couponCount: number, limits: Pick<SlipLimits, 'minPrice' | 'minMultiPrice'>): number {
  return couponCount > MULTI_COUPON_THRESHOLD ? limits.minMultiPrice : limits.minPrice;
}

/** Maximum number of coupons played at once: `maxLiveMultiCount` if any event is running. */
export function maxCouponCount(
  items: readonly Pick<SlipItem, 'live'>[],
  limits: Pick<SlipLimits, 'maxMultiCount' | 'maxLiveMultiCount'>,
): number {
  return items.some(({ live }) => live) ? limits.maxLiveMultiCount : limits.maxMultiCount;
}

/** The smallest multiplier with which a coupon of this many columns reaches its minimum price; at least 1. */
export function minMultiplier(
  columns: number,
  couponCount: number,
  limits: Pick<SlipLimits, 'minPrice' | 'minMultiPrice'>,
): number {
  return Math.max(1, divideWhole(leastCouponPrice(couponCount, limits), Math.max(1, columns) * COLUMN_PRICE, 'up'));
}

/** The largest multiplier with which a coupon of this many columns stays within the maximum price; at least 1. */
export function maxMultiplier(columns: number, limits: Pick<SlipLimits, 'maxPrice'>): number {
  return multiplierFor(limits.maxPrice, columns);
}

/**
 * The largest multiplier with which a coupon of this many columns costs no more than the amount (kuruş); at least 1.
 */
export function multiplierFor(amount: number, columns: number): number {
  return Math.max(1, typedMultiplier(amount, columns));
}

/** The multiplier for a typed amount: 0 when the amount is below the price of the columns, so that it is rejected. */
export function typedMultiplier(amount: number, columns: number): number {
  return divideWhole(amount, Math.max(1, columns) * COLUMN_PRICE, 'down');
}

/**
 * Multiplier after one step: the price moves to the next round amount in that direction, or just past it when the
 * columns do not divide it (rule stake-19).
 */
export function steppedMultiplier(multiplier: number, columns: number, direction: 1 | -1): number {
  const column = Math.max(1, columns) * COLUMN_PRICE;
  const before = divideWhole(multiplier * column, AMOUNT_STEP, direction === 1 ? 'down' : 'up');
  const round = Math.max(0, before + direction) * AMOUNT_STEP;
  return Math.max(1, divideWhole(round, column, direction === 1 ? 'up' : 'down'));
}
