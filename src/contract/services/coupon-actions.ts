/**
 * Further calls of the wager service: a shared coupon, actions on decided coupons, and a retailer's customers. Only
 * screens make these calls, so they stay out of the engine's start-up code.
 */
import { array, number, object, optional, string, type as shape } from 'superstruct';
import { read, serviceArea, write } from './call.ts';
import { couponDetail, couponRow, couponStatus, decodeCoupon } from './wire/coupon.ts';
import { decodePage, pageOf } from './rows.ts';

const toCouponPage = decodePage(decodeCoupon);

export const couponActions = serviceArea('wager', {
  /** A shared coupon with its result; for visitors too. Contains no player. */
  getSharedCoupon: read({ path: 'shared-betslip-detail/:key', answer: couponDetail, decode: decodeCoupon }),
  /** Moves decided coupons to the archive, which keeps their status. */
  moveToArchive: write({ path: 'move-to-archive/:id', access: 'member', changes: ['coupons'] }),
  /** Moves all coupons of a group to the archive. */
  moveGroupToArchive: write({ path: 'move-to-multi-betslip-archive/:id', access: 'member', changes: ['coupons'] }),
  /** Removes one decided coupon from all lists permanently. */
  removeCoupon: write({
    method: 'DELETE',
    path: 'remove-single-betslip/:id',
    access: 'member',
    changes: ['coupons'],
  }),
  /** Coupons of one of the retailer's customers; `status` as in `getPlayedBetslips`. */
  getRetailerCoupons: read({
    path: 'retailer-betslips',
    access: 'member',
    about: 'coupons',
    query: object({ phone: string(), limit: string(), page: string(), status: optional(string()) }),
    answer: pageOf(couponRow),
    decode: toCouponPage,
  }),
  /** Coupons of all customers of the retailer. */
  getCustomRetailerBetslips: read({
    method: 'POST',
    path: 'custom-retailer-betslips',
    access: 'member',
    about: 'coupons',
    body: object({ status: optional(array(number())), page: number(), limit: number() }),
    answer: pageOf(couponRow),
    decode: toCouponPage,
  }),
  /** Confirms that the retailer paid the prize in cash (status 13); possible while the payment is due (10). */
  payOutCustomRetailerBetslip: write({
    path: 'payout-custom-retailer-betslip',
    access: 'member',
    changes: ['coupons', 'balance'],
    body: object({ bsid: string() }),
    answer: shape({ status: couponStatus }),
  }),
});
