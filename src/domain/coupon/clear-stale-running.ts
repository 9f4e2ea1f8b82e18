import type { Coupon } from '../../model/coupon.ts';

/** Clears `running` of a coupon without live updates, because the matches that were running may be over by now. */
export function clearStaleRunning(coupon: Coupon, told: boolean): Coupon {
  return told ? coupon : { ...coupon, running: [] };
}
