/** The coupon's types, for those who may import the domain but not the contract (`ui`). */
export type { Coupon, CouponLeg, CouponStatus } from '../../model/coupon.ts';
