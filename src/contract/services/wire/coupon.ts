/** Coupons of the wager service: their shape, and from its short names to a coupon. */
import { type Infer, array, boolean, enums, nullable, number, string, type as shape } from 'superstruct';
import type { Coupon, CouponLeg, CouponStatus } from '../../../model/coupon.ts';
import { hundredths } from '../../../lib/hundredths.ts';

/** Saved (99) and archive (100) name lists, not a state of a played coupon. */
export const couponStatuses = [-1, 0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const satisfies CouponStatus[];

const couponLeg = shape({
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
  /** Running events: score status code (wire-score-4). */
  mc: shape({ ld: array(shape({ eid: number(), ms: number() })) }),
};

/** `b` the selections, `vb` the ids of events that count as 1.00. */
const slipOf = shape({ b: array(couponLeg), vb: array(number()) });

export const couponRow = shape({ ...coupon, bs: nullable(slipOf) });
export const couponDetail = shape({ ...coupon, bs: slipOf });

export type WireCouponLeg = Infer<typeof couponLeg>;
export type WireCoupon = Infer<typeof couponRow>;

/** TL with two decimals → kuruş, odds → hundredths; an event of `vb` counts as 1,00 whatever its leg says. */
export function decodeCoupon(wire: WireCoupon): Coupon {
  return {
    id: wire.bsid,
    groupId: wire.gi,
    sharedId: wire.sharedId,
    transactionId: wire.tid,
    kind: wire.type === 2 ? 'system' : 'single',
    status: wire.status,
    archived: wire.ar,
    playedAt: wire.pd,
    columns: wire.tc,
    price: hundredths(wire.tp),
    count: wire.tpc,
    multiplier: wire.m,
    systems: wire.ss,
    usedBonus: wire.ub,
    totalOdd: hundredths(wire.modd),
    maxWebWinning: hundredths(wire.mw),
    maxWinning: hundredths(wire.mkw),
    wonColumns: wire.wc,
    winning: hundredths(wire.win),
    tax: hundredths(wire.tax),
    net: hundredths(wire.net),
    eventCount: wire.ec,
    firstStart: wire.ed,
    running: wire.mc.ld.map(({ eid, ms }) => ({ eventId: eid, scoreStatus: ms })),
    legs: wire.bs === null ? null : decodeLegs(wire.bs.b, wire.bs.vb),
  };
}

function decodeLegs(legs: readonly WireCouponLeg[], voidEvents: readonly number[]): CouponLeg[] {
  return legs.map((leg) => ({
    eventId: leg.eid,
    marketId: leg.mid,
    outcomeNumber: leg.ono,
    sportId: leg.sid,
    eventName: leg.en,
    marketName: leg.mn,
    outcomeName: leg.cn,
    odd: hundredths(leg.odd),
    webOdd: hundredths(leg.wodd),
    banker: leg.b,
    minBets: leg.mbs,
    program: programs[leg.pt],
    start: leg.ed,
    result: voidEvents.includes(leg.eid) ? 'void' : results[leg.rs],
    finalScore: leg.fs,
  }));
}

const programs = { 1: 'prematch', 2: 'live', 3: 'longTerm' } as const;
const results = { [-1]: 'open', 0: 'lost', 1: 'won', 2: 'void' } as const;
