import type { Coupon } from '../model/coupon.ts';
import { couponLinks } from './coupon-routes.ts';

type LinkedCoupon = Pick<Coupon, 'id' | 'groupId' | 'count' | 'status' | 'transactionId'>;

/** Returns the address of a coupon's page, or of its group's page if it was played several times. */
export function couponLink({ id, groupId, count, status, transactionId }: LinkedCoupon): string {
  if (groupId !== null && count > 1) return couponLinks.couponGroup(groupId, { status: String(status) });
  return couponLinks.couponDetail(id, { tid: transactionId ?? '', status: String(status), gi: groupId ?? '' });
}

/** Returns the address of a customer's coupon; retailers see coupons of a group one by one. */
export function customerCouponLink({ id, status }: Pick<Coupon, 'id' | 'status'>): string {
  return couponLinks.couponDetail(id, { type: 'customer', status: String(status) });
}
