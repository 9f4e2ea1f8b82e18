/** Plays that the member's transactions contain and the coupon lists do not (rule figures-12). */
import type { Coupon } from '../../model/coupon.ts';
import type { Transaction } from '../../model/payment.ts';
import type { PoolCoupon } from '../../model/pool.ts';
import { BONUS_PLAY, PLAY } from '../transaction/known-types.ts';

interface MissingPlays {
  coupons: number;
  /** Kuruş. */
  played: number;
}

/** Seconds between the play of a coupon and its transaction. */
const SAME_PLAY_SECONDS = 60;

/**
 * Coupons that were paid for and are in no list, because the player removed them. A list names only the first coupon
 * of a multi coupon; the others are recognised by their price and time.
 */
export function missingPlays(
  transactions: readonly Transaction[],
  coupons: readonly Coupon[],
  pool: readonly PoolCoupon[],
): MissingPlays {
  const known = new Set([...coupons, ...pool].map(({ id }) => id));
  const unnamed = coupons
    .filter(({ count }) => count > 1)
    .map(({ price, count, playedAt }) => ({ price: Math.round(price / count), left: count - 1, at: playedAt }));
  const found = new Map<string, number>();
  for (const { type, couponId, amount, at } of transactions) {
    if ((type !== PLAY && type !== BONUS_PLAY) || couponId === null || known.has(couponId)) continue;
    const price = Math.abs(amount);
    const group = unnamed.find(
      (each) => each.left > 0 && each.price === price && Math.abs(each.at - at) <= SAME_PLAY_SECONDS,
    );
    if (group !== undefined) group.left -= 1;
    else found.set(couponId, price);
  }
  return { coupons: found.size, played: [...found.values()].reduce((sum, price) => sum + price, 0) };
}
