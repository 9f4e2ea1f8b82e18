import type { Coupon } from '../../model/coupon.ts';

/** Where nobody tells of a coupon, nothing of it is said to run: what did when it was read may be over by now. */
export function asTold(coupon: Coupon, told: boolean): Coupon {
  return told ? coupon : { ...coupon, running: [] };
}
