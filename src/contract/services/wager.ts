/**
 * The wager service (sportsbook §7): playing a coupon, and the coupons that were played. The order is the one real clients
 * send (payload facts §11); lists and details are shown nowhere and are agreed here, in the specification's short names
 * where it has them (§3). Amounts are TL with two decimals, times epoch seconds.
 */
import { array, boolean, enums, nullable, number, object, optional, string, type as shape } from 'superstruct';
import { serviceCall } from './call.ts';

/** sportsbook §3; saved (99) and archive (100) name lists, not a state of a played coupon. */
export const couponStatuses = [-1, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export const ARCHIVE = 100;

/**
 * Plays a coupon. The header Client-Transaction-Id names the intent: one id a tap. The answer to an id the service knows
 * is that of the first time, where the service keeps them.
 */
export const sendCoupon = serviceCall({
  area: 'wager',
  method: 'POST',
  path: 'sendCoupon',
  auth: 'bearer',
  order: true,
  query: object({}),
  body: object({
    /** Accepts lower, accepts higher odds than those of `e`. */
    alo: boolean(),
    aho: boolean(),
    /** Systems; empty for a single coupon. */
    ss: array(number()),
    /** Multiplier (misli): TL a column. */
    m: number(),
    /** Number of coupons. */
    cc: number(),
    /** Total odd at `odd`, two decimals, half up, at most the maximum earning. */
    modd: number(),
    /** Pays with the bonus balance. */
    ub: boolean(),
    /** Columns × multiplier × number of coupons. */
    a: number(),
    /** Most the coupons win together before tax: at the standard web odds, at the king odds (`odd`). */
    mw: number(),
    mkw: number(),
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
        /** Market and outcome name. */
        mn: string(),
        cn: string(),
      }),
    ),
  }),
  answer: shape({
    /** The first of the coupons made, and all of them. */
    bsid: string(),
    bsids: array(string()),
    /** The group of several coupons. */
    gi: nullable(string()),
    status: enums(couponStatuses),
    /** What was taken. */
    a: number(),
    /** The odds it was made with, in the order of `e`. */
    odds: array(number()),
    balance: number(),
    bonusBalance: number(),
  }),
});

export const couponLeg = shape({
  eid: number(),
  mid: number(),
  ono: number(),
  sid: number(),
  /** Event, market and outcome name. */
  en: string(),
  mn: string(),
  cn: string(),
  /** As played: the king odd, the standard web odd. */
  odd: number(),
  wodd: number(),
  b: boolean(),
  mbs: number(),
  /** 1 pre-match, 2 live, 3 long-term. */
  pt: enums([1, 2, 3]),
  live: boolean(),
  ed: number(),
  /** -1 not decided, 0 lost, 1 won, 2 void (counts as 1.00). */
  rs: enums([-1, 0, 1, 2]),
  /** Final score as text, "2-1"; null while there is none. */
  fs: nullable(string()),
});

const coupon = {
  bsid: string(),
  /** Group of a multi coupon; its coupons are one row of a list. */
  gi: nullable(string()),
  /** Client-Transaction-Id it was played with, where the service tells it. */
  tid: nullable(string()),
  sharedId: nullable(string()),
  /** 1 single, 2 system. */
  type: enums([1, 2]),
  status: enums(couponStatuses),
  /** In the archive. */
  ar: boolean(),
  /** Played at. */
  pd: number(),
  /** Columns of one coupon. */
  tc: number(),
  /** Price, of all coupons of the row. */
  tp: number(),
  /** Coupons of the row. */
  tpc: number(),
  m: number(),
  ss: array(number()),
  ub: boolean(),
  /** As of the play: total odd and the most it wins, see `sendCoupon`. */
  modd: number(),
  mw: number(),
  mkw: number(),
  /** Columns won, what they win, the tax on it, what is paid; 0 until the coupon is decided. */
  wc: number(),
  win: number(),
  tax: number(),
  net: number(),
  /** Number of events, and the start of the first. */
  ec: number(),
  ed: number(),
  /** Running events: score status code (payload facts §7). */
  mc: shape({ ld: array(shape({ eid: number(), ms: number() })) }),
};

/** `b` the selections, `vb` the ids of events that count as 1.00. */
const slipOf = shape({ b: array(couponLeg), vb: array(number()) });

const couponRow = shape({ ...coupon, bs: nullable(slipOf) });
export const couponDetail = shape({ ...coupon, bs: slipOf });

export const couponPage = shape({
  items: array(couponRow),
  page: number(),
  limit: number(),
  total: number(),
  totalPage: number(),
});

/**
 * Coupons of the caller. `status`: codes with commas between ("1,10,11"), `100` the archive, none for all. `type`: 0 all,
 * 1 running, 2 not started, 3 long-term. `sortType`: 1 played last, 2 highest odd, 3 highest price. `startDate` and
 * `endDate` (exclusive) bound the time of the play; `archiveDate` ("2026-03", Turkish time) looks into the archive,
 * and the archive alone. `withBetslipDetails` "true" tells the selections (`bs`).
 */
export const getPlayedBetslips = serviceCall({
  area: 'wager',
  method: 'GET',
  path: 'played-betslips-and-pendings',
  auth: 'bearer',
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
  answer: couponPage,
});

/** `owner`: `own`, or `customer` for a retailer who looks at a customer's coupon. */
export const getPlayedBetslip = serviceCall({
  area: 'wager',
  method: 'GET',
  path: 'played_betslips_detail/:id/:owner',
  auth: 'bearer',
  query: object({}),
  answer: couponDetail,
});

/** The coupons of a group that are still in the lists. */
export const getMultiBetslip = serviceCall({
  area: 'wager',
  method: 'GET',
  path: 'multi-betslip-details-with-cache/:id',
  auth: 'bearer',
  query: object({}),
  answer: shape({ gi: string(), items: array(couponDetail) }),
});

/** A shared coupon with what became of it; for visitors too. Names no player. */
export const getSharedCoupon = serviceCall({
  area: 'wager',
  method: 'GET',
  path: 'shared-betslip-detail/:key',
  query: object({}),
  answer: couponDetail,
});

/** Coupons that are decided go into the archive, which keeps their status. */
export const moveToArchive = serviceCall({
  area: 'wager',
  method: 'POST',
  path: 'move-to-archive/:id',
  auth: 'bearer',
  query: object({}),
  body: object({}),
  answer: shape({}),
});

/** All coupons of a group. */
export const moveGroupToArchive = serviceCall({
  area: 'wager',
  method: 'POST',
  path: 'move-to-multi-betslip-archive/:id',
  auth: 'bearer',
  query: object({}),
  body: object({}),
  answer: shape({}),
});

/** Takes one decided coupon out of all lists for good. */
export const removeCoupon = serviceCall({
  area: 'wager',
  method: 'DELETE',
  path: 'remove-single-betslip/:id',
  auth: 'bearer',
  query: object({}),
  answer: shape({}),
});
