/** Where a coupon of a list leads. */
import type { Coupon } from '../../model/coupon.ts';
import { links } from '../../routes/routes.ts';

export function couponLink({ id, groupId, count, status, transactionId }: Coupon): string {
  if (groupId !== null && count > 1) return links.couponGroup(groupId, { status: String(status) });
  return links.couponDetail(id, { tid: transactionId ?? '', status: String(status), gi: groupId ?? '' });
}

/** A retailer sees customers' coupons one by one. */
export function customerLink({ id, status }: Coupon): string {
  return links.couponDetail(id, { type: 'customer', status: String(status) });
}
