/** Where a coupon of a list leads. */
import type { Coupon } from '../../model/coupon.ts';
import { couponLinks } from '../../routes/coupons.ts';

export function couponLink({ id, groupId, count, status, transactionId }: Coupon): string {
  if (groupId !== null && count > 1) return couponLinks.couponGroup(groupId, { status: String(status) });
  return couponLinks.couponDetail(id, { tid: transactionId ?? '', status: String(status), gi: groupId ?? '' });
}

/** A retailer sees customers' coupons one by one. */
export function customerLink({ id, status }: Coupon): string {
  return couponLinks.couponDetail(id, { type: 'customer', status: String(status) });
}
