/** Status codes of coupons from the wager service (rule coupon-1; the pool uses some of them, pool-18). */
import type { CouponStatus } from './coupon.ts';

export const PENDING = -1;
export const LOST = 0;
export const WON = 1;
export const BEING_CREATED = 2;
export const BEING_CANCELLED = 4;
export const CANCELLED = 5;
export const BEING_CHECKED = 6;
export const CHECK_REFUSED = 7;
/**
 * Named "SBS validation field" and placed between two refusal codes: a failed check, like 9, with the same text for
 * the player.
 */
export const FIELD_CHECK_FAILED = 8;
export const CHECK_FAILED = 9;
/** Won, but not final: the payment is outstanding. */
export const AWAITING_PAYMENT = 10;
export const PAID_TO_ACCOUNT = 11;
export const NOT_PAYABLE = 12;
export const PAID_IN_CASH = 13;
export const COUPON_NOT_CREATED = 14;

/** Statuses of coupons the service still has to decide. */
export const undecidedStatuses: readonly CouponStatus[] = [PENDING, BEING_CREATED, BEING_CANCELLED, BEING_CHECKED];

/** Statuses that may still change (rule coupon-3), or are unknown. */
export const openStatuses: readonly CouponStatus[] = [...undecidedStatuses, AWAITING_PAYMENT, 'unknown'];

/** Statuses of coupons that have a number but are not valid: refused by a check, or not created. */
export const rejectedStatuses = [CHECK_REFUSED, FIELD_CHECK_FAILED, CHECK_FAILED, COUPON_NOT_CREATED] as const;

/** Statuses of accepted coupons that are not confirmed yet: being made, or being checked. */
export const unconfirmedStatuses = [BEING_CREATED, BEING_CHECKED] as const;
