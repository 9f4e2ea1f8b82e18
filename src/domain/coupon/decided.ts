/** How far the service has decided on a coupon, by its status (rule coupon-3). */
import type { Coupon, CouponStatus } from '../../model/coupon.ts';
import { openStatuses, undecidedStatuses } from '../../model/coupon-status.ts';

/** Waiting, being made, being cancelled, being checked: the service still has to say. */
export function isUndecided(status: CouponStatus): boolean {
  return undecidedStatuses.includes(status);
}

/** The service has said what becomes of it; a won one that awaits its payment is won. Its events decide nothing any more. */
export function isSettled({ status }: Pick<Coupon, 'status'>): boolean {
  return status !== 'unknown' && !isUndecided(status);
}

/** Nothing about the coupon changes any more: such a coupon can go to the archive, or be removed. */
export function isDecided(status: CouponStatus): boolean {
  return !openStatuses.includes(status);
}
