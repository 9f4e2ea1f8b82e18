/** What a retailer asks of the wager service (sportsbook §1, §7): customers' coupons, and prizes paid in cash. */
import { array, enums, number, object, optional, string, type as shape } from 'superstruct';
import { serviceCall } from './call.ts';
import { couponPage, couponStatuses } from './wager.ts';

/** Coupons of a customer of the caller, who is a retailer; `status` as in `getPlayedBetslips`. */
export const getRetailerCoupons = serviceCall({
  area: 'wager',
  method: 'GET',
  path: 'retailer-betslips',
  auth: 'bearer',
  query: object({ phone: string(), limit: string(), page: string(), status: optional(string()) }),
  answer: couponPage,
});

/** Coupons of all customers of the caller, who is a retailer. */
export const getCustomRetailerBetslips = serviceCall({
  area: 'wager',
  method: 'POST',
  path: 'custom-retailer-betslips',
  auth: 'bearer',
  query: object({}),
  body: object({ status: optional(array(number())), page: number(), limit: number() }),
  answer: couponPage,
});

/** The retailer paid the prize in cash (status 13): possible while it awaits its payoff (10). */
export const payOutCustomRetailerBetslip = serviceCall({
  area: 'wager',
  method: 'POST',
  path: 'payout-custom-retailer-betslip',
  auth: 'bearer',
  query: object({}),
  body: object({ bsid: string() }),
  answer: shape({ status: enums(couponStatuses) }),
});
