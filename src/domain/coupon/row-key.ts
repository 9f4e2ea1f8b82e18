import type { Coupon } from '../../model/coupon.ts';

/** Names the row a coupon stands in: the coupons of a group are one row, whichever of them stands for it. */
export function rowKey({ id, groupId }: Pick<Coupon, 'id' | 'groupId'>): string {
  return groupId ?? id;
}
