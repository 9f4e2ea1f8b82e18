import type { SettledCoupon } from '../../../model/coupon.ts';
import { couponLinks } from '../../../routes/coupon-routes.ts';
import { entryLinks } from '../../../routes/routes.ts';

/** Returns the page of one coupon or one group; several coupons lead to their list. */
export function settledCouponsPath(settled: readonly SettledCoupon[]): string {
  const [first] = settled;
  if (first === undefined) return entryLinks.coupons();
  const { id, groupId, status, pool } = first;
  if (pool && settled.length === 1) return couponLinks.poolCoupon(id);
  if (settled.every((each) => each.pool)) {
    return couponLinks.poolCoupons(settled.some(({ net }) => net > 0) ? 'kazanan' : 'kaybeden');
  }
  if (groupId !== null && settled.every((each) => each.groupId === groupId)) return couponLinks.couponGroup(groupId);
  return settled.length === 1
    ? couponLinks.couponDetail(id, { status: String(status) })
    : entryLinks.coupons('oynadiklarim');
}
