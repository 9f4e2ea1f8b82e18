/** Which copies of coupons leave the device last: those that may still change, and of these the newest. */
import type { Coupon, CouponStatus } from '../../../model/coupon.ts';
import type { CopyFacts } from '../keep.ts';

/** The service has not said the last word: waiting, being made, being cancelled, being checked, won and not yet paid; or nobody knows. */
export const openStatuses: readonly CouponStatus[] = [-1, 2, 4, 6, 10, 'unknown'];

export function couponFacts({ status, playedAt }: Coupon): CopyFacts {
  return { open: openStatuses.includes(status), at: playedAt };
}

export function pageFacts({ rows }: { rows: readonly Coupon[] }): CopyFacts {
  const facts = rows.map(couponFacts);
  return { open: facts.some(({ open }) => open), at: Math.max(0, ...facts.map(({ at }) => at)) };
}
