/** Settlement state of a coupon by its status (rule coupon-3). */
import type { Coupon, CouponStatus } from '../../model/coupon.ts';
import { openStatuses, undecidedStatuses } from '../../model/coupon-status.ts';

/** True while the outcome is open: waiting, being created, cancelled or checked. */
export function isUndecided(status: CouponStatus): boolean {
  return undecidedStatuses.includes(status);
}

/** True when the outcome is known, including a won coupon that awaits payment. Its events no longer matter. */
export function isSettled({ status }: Pick<Coupon, 'status'>): boolean {
  return status !== 'unknown' && !isUndecided(status);
}

/** True when the status is final, so the coupon can be archived or removed. */
export function isFinalStatus(status: CouponStatus): boolean {
  return !openStatuses.includes(status);
}
