/** Coupons of the wager service: their shape, and from its short names to a coupon. */
import { type Infer, nullable, type as shape } from 'superstruct';
import type { Coupon, CouponLeg, CouponStatus } from '../../../model/coupon.ts';
import {
  AWAITS_PAYMENT,
  BEING_CANCELLED,
  BEING_CHECKED,
  BEING_MADE,
  CANCELLED,
  CHECK_FAILED,
  CHECK_REFUSED,
  FIELD_CHECK_FAILED,
  LOST,
  NOT_MADE,
  NOT_PAYABLE,
  PAID_IN_CASH,
  PAID_TO_ACCOUNT,
  WAITING,
  WON,
} from '../../../model/coupon-status.ts';
import { nameWithComma } from '../../../lib/decimal-comma.ts';
import { hundredths } from '../../../lib/hundredths.ts';
import { flag, listOf, numeric, numericOr, oneOf, or, text, textOr } from '../fields.ts';
import { seconds } from '../moments.ts';
import { type NamedContext, pickName } from './pick-name.ts';
import { decodeRows, rows } from '../rows.ts';

/** Saved (99) and archive (100) name lists, not a state of a played coupon. */
export const couponStatuses = [
  WAITING,
  LOST,
  WON,
  BEING_MADE,
  BEING_CANCELLED,
  CANCELLED,
  BEING_CHECKED,
  CHECK_REFUSED,
  FIELD_CHECK_FAILED,
  CHECK_FAILED,
  AWAITS_PAYMENT,
  PAID_TO_ACCOUNT,
  NOT_PAYABLE,
  PAID_IN_CASH,
  NOT_MADE,
] as const satisfies CouponStatus[];

/** null for a code nobody knows. */
export const couponStatus = oneOf(couponStatuses, null);

/** Of the answer to an order: the coupons made and how they stand. One that names no coupon is none: it is in doubt then. */
export function decodeMade(
  first: string,
  all: string[],
  status: CouponStatus | null,
): { couponIds: string[]; status: CouponStatus | null } | undefined {
  const couponIds = all.length > 0 ? all : [first].filter((id) => id !== '');
  return couponIds.length > 0 ? { couponIds, status } : undefined;
}

const amount = numericOr(0);
/** An odd of 1 is none. */
const odd = numericOr(1);
const key = or(nullable(text()), null);

const couponLeg = shape({
  eid: numeric(),
  mid: numericOr(0),
  ono: numericOr(0),
  sid: numericOr(0),
  /** Event, market and outcome name. */
  en: textOr(''),
  mn: textOr(''),
  cn: textOr(''),
  /** As played: the king odd, the standard web odd. */
  odd,
  wodd: odd,
  b: flag(),
  mbs: numericOr(1),
  /** 1 pre-match, 2 live, 3 long-term. */
  pt: oneOf([1, 2, 3], null),
  live: flag(),
  ed: numericOr(0),
  /** -1 not decided, 0 lost, 1 won, 2 void (counts as 1.00). */
  rs: oneOf([-1, 0, 1, 2], null),
  /** Final score as text, "2-1"; null while there is none. */
  fs: key,
});

/** Without its id, its time or its price a row is none; every other field has a default. */
const coupon = {
  bsid: text(),
  /** Group of a multi coupon; its coupons are one row of a list. */
  gi: key,
  /** Client-Transaction-Id it was played with, where the service tells it. */
  tid: key,
  sharedId: key,
  /** 1 single, 2 system. */
  type: oneOf([1, 2], null),
  status: couponStatus,
  /** In the archive. */
  ar: flag(),
  /** Played at. */
  pd: numeric(),
  /** Columns of one coupon. */
  tc: numericOr(1),
  /** Price, of all coupons of the row. */
  tp: numeric(),
  /** Coupons of the row. */
  tpc: numericOr(1),
  m: numericOr(1),
  ss: listOf(numeric()),
  ub: flag(),
  /** As of the play: total odd and the most it wins at the king and at the web odds, see `sendCoupon`. */
  modd: odd,
  mw: amount,
  mkw: amount,
  /** Columns won: 0 until the coupon is decided, null where it is not told. */
  wc: or(nullable(numeric()), null),
  /** What they win, the tax on it, what is paid; 0 until the coupon is decided. */
  win: amount,
  tax: amount,
  net: amount,
  /** Number of events, and the start of the first. */
  ec: amount,
  ed: amount,
  /** Running events: score status code (wire-score-4). */
  mc: or(shape({ ld: listOf(shape({ eid: numeric(), ms: numeric() })) }), { ld: [] }),
};

/** `b` the selections, `vb` the ids of events that count as 1.00. */
const slipOf = shape({ b: rows(couponLeg), vb: listOf(numeric()) });

export const couponRow = shape({ ...coupon, bs: or(nullable(slipOf), null) });
/** Selections nobody can read cost themselves, not the coupon: it still has its number, its price and what became of it. */
export const couponDetail = shape({ ...coupon, bs: or(slipOf, { b: [], vb: [] }) });

export type WireCouponLeg = Infer<typeof couponLeg>;
export type WireCoupon = Infer<typeof couponRow>;

/** TL with two decimals → kuruş, odds → hundredths; an event of `vb` counts as 1,00 whatever its leg says. */
export function decodeCoupon(wire: WireCoupon, context: NamedContext): Coupon {
  const legs = wire.bs === null ? null : decodeLegs(wire.bs, context);
  // The web odds never win more (rule odds-7): which of the two is which need not be known.
  const maxWinning = Math.max(wire.mw, wire.mkw);
  const maxWebWinning = Math.min(wire.mw, wire.mkw);
  return {
    id: wire.bsid,
    groupId: wire.gi,
    sharedId: wire.sharedId,
    transactionId: wire.tid,
    kind: wire.type === 2 || (wire.type === null && wire.ss.length > 0) ? 'system' : 'single',
    status: wire.status ?? 'unknown',
    archived: wire.ar,
    playedAt: seconds(wire.pd) ?? 0,
    columns: wire.tc,
    price: hundredths(wire.tp),
    count: wire.tpc,
    multiplier: wire.m,
    systems: wire.ss,
    usedBonus: wire.ub,
    totalOdd: hundredths(wire.modd),
    // One that is not told claims no difference: it is the other.
    maxWebWinning: hundredths(maxWebWinning > 0 ? maxWebWinning : maxWinning),
    maxWinning: hundredths(maxWinning),
    wonColumns: wire.wc,
    winning: hundredths(wire.win),
    tax: hundredths(wire.tax),
    net: hundredths(wire.net),
    eventCount: wire.ec === 0 ? (legs?.length ?? 0) : wire.ec,
    firstStart: seconds(wire.ed) ?? 0,
    running: wire.mc.ld.map(({ eid, ms }) => ({ eventId: eid, scoreStatus: ms })),
    legs,
  };
}

function decodeLegs({ b, vb }: NonNullable<WireCoupon['bs']>, context: NamedContext): CouponLeg[] {
  return decodeRows((leg: WireCouponLeg): CouponLeg => {
    const result = leg.rs === null ? 'unknown' : results[leg.rs];
    return {
      eventId: leg.eid,
      marketId: leg.mid,
      outcomeNumber: leg.ono,
      sportId: leg.sid,
      eventName: leg.en,
      marketName: nameWithComma(leg.mn),
      outcomeName: pickName(leg.cn, context),
      odd: hundredths(leg.odd),
      webOdd: hundredths(leg.wodd),
      banker: leg.b,
      minBets: leg.mbs,
      program: leg.pt === null ? (leg.live ? 'live' : 'prematch') : programs[leg.pt],
      start: seconds(leg.ed) ?? 0,
      result: vb.includes(leg.eid) ? 'void' : result,
      finalScore: leg.fs,
    };
  })(b, context);
}

const programs = { 1: 'prematch', 2: 'live', 3: 'longTerm' } as const;
const results = { [-1]: 'open', 0: 'lost', 1: 'won', 2: 'void' } as const;
