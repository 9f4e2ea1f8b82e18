/**
 * The wager service once more: a shared coupon, what is done with decided ones, and a retailer's customers. Only screens make
 * these calls, so they stay out of what the engine starts with.
 */
import { array, number, object, optional, string, type as shape } from 'superstruct';
import { read, serviceArea, write } from './call.ts';
import { couponDetail, couponRow, couponStatus, decodeCoupon } from './wire/coupon.ts';
import { decodePage, pageOf } from './rows.ts';

const toCouponPage = decodePage(decodeCoupon);

export const couponActions = serviceArea('wager', {
  /** A shared coupon with what became of it; for visitors too. Names no player. */
  getSharedCoupon: read({ path: 'shared-betslip-detail/:key', answer: couponDetail, decode: decodeCoupon }),
  /** Coupons that are decided go into the archive, which keeps their status. */
  moveToArchive: write({ path: 'move-to-archive/:id', access: 'member', changes: ['coupons'] }),
  /** All coupons of a group. */
  moveGroupToArchive: write({ path: 'move-to-multi-betslip-archive/:id', access: 'member', changes: ['coupons'] }),
  /** Takes one decided coupon out of all lists for good. */
  removeCoupon: write({
    method: 'DELETE',
    path: 'remove-single-betslip/:id',
    access: 'member',
    changes: ['coupons'],
  }),
  /** Coupons of a customer of the caller, who is a retailer; `status` as in `getPlayedBetslips`. */
  getRetailerCoupons: read({
    path: 'retailer-betslips',
    access: 'member',
    about: 'coupons',
    query: object({ phone: string(), limit: string(), page: string(), status: optional(string()) }),
    answer: pageOf(couponRow),
    decode: toCouponPage,
  }),
  /** Coupons of all customers of the caller, who is a retailer. */
  getCustomRetailerBetslips: read({
    method: 'POST',
    path: 'custom-retailer-betslips',
    access: 'member',
    about: 'coupons',
    body: object({ status: optional(array(number())), page: number(), limit: number() }),
    answer: pageOf(couponRow),
    decode: toCouponPage,
  }),
  /** The retailer paid the prize in cash (status 13): possible while it awaits its payoff (10). */
  payOutCustomRetailerBetslip: write({
    path: 'payout-custom-retailer-betslip',
    access: 'member',
    changes: ['coupons', 'balance'],
    body: object({ bsid: string() }),
    answer: shape({ status: couponStatus }),
  }),
});
