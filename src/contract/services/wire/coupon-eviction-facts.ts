/**
 * Eviction order of cached coupons: coupons that may still change are evicted last, and of these the newest last of
 * all.
 */
import type { Coupon } from '../../../model/coupon.ts';
import { openStatuses } from '../../../model/coupon-status.ts';
import type { EvictionFacts } from '../cache-policy.ts';

export function couponEvictionFacts({ status, playedAt }: Coupon): EvictionFacts {
  return { open: openStatuses.includes(status), at: playedAt };
}

export function couponPageEvictionFacts({ rows }: { rows: readonly Coupon[] }): EvictionFacts {
  const facts = rows.map(couponEvictionFacts);
  return { open: facts.some(({ open }) => open), at: Math.max(0, ...facts.map(({ at }) => at)) };
}
