/** Multiplier that keeps the price of a coupon when its number of columns changes (rule stake-20). */
import { COLUMN_PRICE, type SlipLimits } from './slip-state.ts';
import { maxMultiplier, minMultiplier, typedMultiplier } from './stake.ts';

export interface HeldStake {
  multiplier: number;
  /** Price of one coupon with this multiplier, kuruş; at most the former price. */
  price: number;
}

/**
 * The largest multiplier with which a coupon of `columns` columns costs at most `formerPrice`, kuruş; null when that
 * price is below the minimum of the coupon or above its maximum.
 */
export function heldStake(
  formerPrice: number,
  columns: number,
  couponCount: number,
  limits: Pick<SlipLimits, 'minPrice' | 'minMultiPrice' | 'maxPrice'>,
): HeldStake | null {
  const multiplier = typedMultiplier(formerPrice, columns);
  const fits =
    multiplier >= minMultiplier(columns, couponCount, limits) && multiplier <= maxMultiplier(columns, limits);
  return fits ? { multiplier, price: multiplier * columns * COLUMN_PRICE } : null;
}
