/** What became of the player's coupons, as the engine tells it. */
import type { CouponChanges } from '../../model/coupon.ts';
import { useTopicValue } from '../engine/live.ts';

/** Undefined until the engine has looked at the coupons, and for a visitor. */
export function useCouponChanges(): CouponChanges | undefined {
  return useTopicValue({ kind: 'coupons' }, 'changes');
}
