/**
 * The wager service: playing a coupon, the played coupons, and a retailer's actions on its customers' coupons. The
 * shapes of lists and details are documented nowhere and are assumptions, see `docs/assumptions.md`. Amounts are TL
 * with two decimals, times epoch seconds.
 */
import { array, boolean, nullable, number, object, optional, pattern, string, type as shape } from 'superstruct';
import type { Coupon } from '../../model/coupon.ts';
import { type DecodeContext, moneyCall, readCall, defineCalls } from './call.ts';
import {
  type WireCoupon,
  couponDetail,
  couponRow,
  couponStatus,
  decodeCoupon,
  decodePlacedCoupons,
} from './wire/coupon-wire.ts';
import { listOf, numeric, numericOr, fieldOr, text, textOr } from './fields.ts';
import { memberCachePolicy, type EvictionFacts } from './cache-policy.ts';
import { decodePage, decodeRows, pageShape, rows } from './response-rows.ts';
import { openStatuses } from '../../model/coupon-status.ts';

/** An amount or odd of an order as text, in Turkish notation: "1.234,50". */
const decimalText = pattern(string(), /^\d{1,3}(\.\d{3})*,\d{2}$/);

const toCoupons = decodeRows(decodeCoupon);
const toCouponPage = decodePage(decodeCoupon);

export const wagerCalls = defineCalls('wager', {
  /**
   * Plays a coupon. The header Client-Transaction-Id identifies the intent: one id per tap. For an id it already
   * knows, a service that remembers ids repeats its first response.
   */
  sendCoupon: moneyCall({
    path: 'sendCoupon',
    access: 'member',
    body: object({
      /** `alo` accepts lower odds than those of `e`, `aho` higher ones. */
      alo: boolean(),
      aho: boolean(),
      /** Systems; empty for a single coupon. */
      ss: array(number()),
      /** Multiplier (misli): TL per column. */
      m: number(),
      /** Number of coupons. */
      cc: number(),
      /** Total odd at `odd`, rounded half up, at most the maximum earning. */
      modd: decimalText,
      /** Pays with the bonus balance. */
      ub: boolean(),
      /** Price of one coupon: columns × multiplier. */
      a: decimalText,
      /** Most one coupon wins before tax: `mw` at the king odds (`odd`), `mkw` at the standard web odds. */
      mw: decimalText,
      mkw: decimalText,
      e: array(
        object({
          eid: number(),
          /** Versions of event and market the player saw. */
          ev: number(),
          mid: number(),
          mv: number(),
          ono: number(),
          odd: number(),
          b: boolean(),
          /** Market and competition name. */
          mn: string(),
          cn: string(),
        }),
      ),
    }),
    response: shape({
      /** Id of the first coupon made; `bsids` has all of them. */
      bsid: textOr(''),
      bsids: listOf(text()),
      /** The group of several coupons. */
      gi: fieldOr(nullable(text()), null),
      status: couponStatus,
      /** The amount charged. */
      a: numericOr(0),
      /** The odds of the coupon, in the order of `e`. */
      odds: listOf(numeric()),
      balance: numericOr(0),
      bonusBalance: numericOr(0),
    }),
    decode: ({ bsid, bsids, status }) => decodePlacedCoupons(bsid, bsids, status),
  }),
  /**
   * Coupons of the caller. `status`: codes separated by commas ("1,10,11"), `100` the archive, absent for all. `type`:
   * 0 all, 1 running, 2 not started, 3 long-term. `sortType`: 1 by event date, 2 by odd, 3 by played rounds,
   * descending. `startDate` and `endDate` (exclusive) limit the time of the play; `archiveDate` ("2026-03", Turkish
   * time) searches only the archive. `withBetslipDetails` "true" includes the selections (`bs`).
   */
  getPlayedBetslips: readCall({
    path: 'played-betslips-and-pendings',
    access: 'member',
    about: 'coupons',
    query: object({
      type: optional(string()),
      status: optional(string()),
      page: string(),
      limit: string(),
      sortType: optional(string()),
      withBetslipDetails: optional(string()),
      archiveDate: optional(string()),
      startDate: optional(string()),
      endDate: optional(string()),
    }),
    response: pageShape(couponRow),
    decode: toCouponPage,
    keep: memberCachePolicy('list', couponPageEvictionFacts),
  }),
  /** `owner`: `own`, or `customer` for a retailer who opens a customer's coupon. */
  getPlayedBetslip: readCall({
    path: 'played_betslips_detail/:id/:owner',
    access: 'member',
    about: 'coupons',
    response: couponDetail,
    decode: decodeCoupon,
    keep: { ...memberCachePolicy('detail', couponEvictionFacts), only: { owner: 'own' } },
  }),
  /** The coupons of a group that are still in the lists, each with its selections. */
  getMultiBetslip: readCall({
    path: 'multi-betslip-details-with-cache/:id',
    access: 'member',
    about: 'coupons',
    response: shape({ gi: textOr(''), items: rows(couponDetail) }),
    decode: ({ items }: { items: WireCoupon[] }, context: DecodeContext) => toCoupons(items, context),
    keep: memberCachePolicy('detail', (coupons: Coupon[]) => couponPageEvictionFacts({ rows: coupons })),
  }),
});

/**
 * Eviction order of cached coupons: coupons that may still change are evicted last, and of these the newest last of
 * all.
 */
export function couponEvictionFacts({ status, playedAt }: Coupon): EvictionFacts {
  return { open: openStatuses.includes(status), at: playedAt };
}

export function couponPageEvictionFacts({ rows }: { rows: readonly Coupon[] }): EvictionFacts {
  const facts = rows.map(couponEvictionFacts);
  return { open: facts.some(({ open }) => open), at: Math.max(0, ...facts.map(({ at }) => at)) };
}
