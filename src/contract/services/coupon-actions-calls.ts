/**
 * Further calls of the wager service: a shared coupon, actions on decided coupons, and a retailer's customers
 * (assumption-2). Only screens make these calls, so they stay out of the engine's start-up code.
 */
import { array, number, object, optional, string, type as shape } from 'superstruct';
import { readCall, defineCalls, writeCall } from './call.ts';
import { couponDetail, couponRow, couponStatus, decodeCoupon } from './wire/coupon-wire.ts';
import { decodePage, pageShape } from './response-rows.ts';

const toCouponPage = decodePage(decodeCoupon);

export const couponActionsCalls = defineCalls('wager', {
  /** A shared coupon with its result; for visitors too. Contains no player. */
  getSharedCoupon: readCall({ path: 'shared-betslip-detail/:key', response: couponDetail, decode: decodeCoupon }),
  /** Moves decided coupons to the archive, which keeps their status. */
  moveToArchive: writeCall({ path: 'move-to-archive/:id', access: 'member', changes: ['coupons'] }),
  /** Moves all coupons of a group to the archive. */
  moveGroupToArchive: writeCall({ path: 'move-to-multi-betslip-archive/:id', access: 'member', changes: ['coupons'] }),
  /** Removes one decided coupon from all lists permanently. */
  removeCoupon: writeCall({
    method: 'DELETE',
    path: 'remove-single-betslip/:id',
    access: 'member',
    changes: ['coupons'],
  }),
  /** Coupons of one of the retailer's customers; `status` as in `getPlayedBetslips`. */
  getRetailerCoupons: readCall({
    path: 'retailer-betslips',
    access: 'member',
    about: 'coupons',
    query: object({ phone: string(), limit: string(), page: string(), status: optional(string()) }),
    response: pageShape(couponRow),
    decode: toCouponPage,
  }),
  /** Coupons of all customers of the retailer. */
  getCustomRetailerBetslips: readCall({
    method: 'POST',
    path: 'custom-retailer-betslips',
    access: 'member',
    about: 'coupons',
    body: object({ status: optional(array(number())), page: number(), limit: number() }),
    response: pageShape(couponRow),
    decode: toCouponPage,
  }),
  /** Confirms that the retailer paid the prize in cash (status 13); possible while the payment is due (10). */
  payOutCustomRetailerBetslip: writeCall({
    path: 'payout-custom-retailer-betslip',
    access: 'member',
    changes: ['coupons', 'balance'],
    body: object({ bsid: string() }),
    response: shape({ status: couponStatus }),
  }),
});
