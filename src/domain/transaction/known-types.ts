/**
 * The types of transactions that are known (rule wallet-11, wire-list-2). By their numbers alone, for the engine: the names
 * beside them (`kinds.ts`) would be 0.6 KB of its first script.
 */

export const DEPOSIT = 2;
/** A play or a prize: with the coupon type of fixed odds of that game, without it of the pool. */
export const PLAY = 4;
export const POOL_REFUND = 7;
export const PRIZE = 10;
export const WITHDRAWAL = 12;
export const BONUS = 13;
export const WAGERING_BONUS = 14;
export const BONUS_PLAY = 16;
export const BONUS_CANCELLED = 18;
export const BONUS_EXPIRED = 19;
/** Deleted because the retailer changed, closed, was handed over. */
export const BONUS_RETAILER_CHANGED = 20;
export const BONUS_RETAILER_CLOSED = 21;
export const BONUS_RETAILER_TRANSFERRED = 30;
/** The amount of a coupon that awaits its approval. */
export const COUPON_PENDING = 27;
/** Of a coupon that was not made. */
export const COUPON_REFUND = 28;
export const WITHDRAWAL_PENDING = 41;
export const WITHDRAWAL_CANCELLED = 42;

/** The coupon type of the fixed-odds game: no type of a transaction, though one has the same number. */
export const FIXED_ODDS = 27;

export const knownTypes: ReadonlySet<number> = new Set([
  DEPOSIT,
  PLAY,
  POOL_REFUND,
  PRIZE,
  WITHDRAWAL,
  BONUS,
  WAGERING_BONUS,
  BONUS_PLAY,
  BONUS_CANCELLED,
  BONUS_EXPIRED,
  BONUS_RETAILER_CHANGED,
  BONUS_RETAILER_CLOSED,
  COUPON_PENDING,
  COUPON_REFUND,
  BONUS_RETAILER_TRANSFERRED,
  WITHDRAWAL_PENDING,
  WITHDRAWAL_CANCELLED,
]);
