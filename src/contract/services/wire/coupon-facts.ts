/**
 * Eviction order of cached coupons: coupons that may still change are evicted last, and of these the newest last of
 * all.
 */
import type { Coupon } from '../../../model/coupon.ts';
import { openStatuses } from '../../../model/coupon-status.ts';
import type { CopyFacts } from '../keep.ts';

export function couponFacts({ status, playedAt }: Coupon): CopyFacts {
  return { open: openStatuses.includes(status), at: playedAt };
}

export function pageFacts({ rows }: { rows: readonly Coupon[] }): CopyFacts {
  const facts = rows.map(couponFacts);
  return { open: facts.some(({ open }) => open), at: Math.max(0, ...facts.map(({ at }) => at)) };
}
