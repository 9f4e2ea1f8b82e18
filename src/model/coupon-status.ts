/** How a coupon stands, by the codes of the wager service (rule coupon-1; the pool has some of them, pool-18). */
import type { CouponStatus } from './coupon.ts';

export const WAITING = -1;
export const LOST = 0;
export const WON = 1;
export const BEING_MADE = 2;
export const BEING_CANCELLED = 4;
export const CANCELLED = 5;
export const BEING_CHECKED = 6;
export const CHECK_REFUSED = 7;
/**
 * Called "SBS validation field", between two codes of refusal: a check that failed, like 9, and told in the same words.
 */
export const FIELD_CHECK_FAILED = 8;
export const CHECK_FAILED = 9;
/** Won, and yet not over: the money is still to come. */
export const AWAITS_PAYMENT = 10;
export const PAID_TO_ACCOUNT = 11;
export const NOT_PAYABLE = 12;
export const PAID_IN_CASH = 13;
export const NOT_MADE = 14;

/** The service still has to say what becomes of it. */
export const undecidedStatuses: readonly CouponStatus[] = [WAITING, BEING_MADE, BEING_CANCELLED, BEING_CHECKED];

/** The service has not said the last word (rule coupon-3), or nobody knows. */
export const openStatuses: readonly CouponStatus[] = [...undecidedStatuses, AWAITS_PAYMENT, 'unknown'];

/** It has a number, and is none: refused by a check, or not created. */
export const notMadeStatuses = [CHECK_REFUSED, FIELD_CHECK_FAILED, CHECK_FAILED, NOT_MADE] as const;

/** Taken, and not yet confirmed: it is being made, or checked. */
export const unconfirmedStatuses = [BEING_MADE, BEING_CHECKED] as const;
