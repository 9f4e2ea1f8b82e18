import type { Coupon } from '../../model/coupon.ts';

/** Key of a coupon's list row. All coupons of a group share one row, so the group id comes first. */
export function couponRowKey({ id, groupId }: Pick<Coupon, 'id' | 'groupId'>): string {
  return groupId ?? id;
}
