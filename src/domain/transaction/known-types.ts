/**
 * Known types of transactions (rule wallet-11, wire-list-2). Only the numbers are here, because the engine needs no
 * names: those in `kinds.ts` would add 0.6 KB to its first script.
 */

export const DEPOSIT = 2;
/** Play and prize types: with the coupon type of fixed odds they belong to that game, otherwise to the pool. */
export const PLAY = 4;
export const POOL_REFUND = 7;
export const PRIZE = 10;
export const WITHDRAWAL = 12;
export const BONUS = 13;
export const WAGERING_BONUS = 14;
export const BONUS_PLAY = 16;
export const BONUS_CANCELLED = 18;
export const BONUS_EXPIRED = 19;
/** Bonus deleted because the retailer changed, closed or was transferred. */
export const BONUS_RETAILER_CHANGED = 20;
export const BONUS_RETAILER_CLOSED = 21;
export const BONUS_RETAILER_TRANSFERRED = 30;
/** Amount of a coupon that awaits approval. */
export const COUPON_PENDING = 27;
/** Refund of a coupon that was not made. */
export const COUPON_REFUND = 28;
export const WITHDRAWAL_PENDING = 41;
export const WITHDRAWAL_CANCELLED = 42;

/** Coupon type of the fixed-odds game. Despite the same number, it is not the transaction type 27. */
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
