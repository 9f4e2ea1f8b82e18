/** Coupons of the wager service: their wire shapes and decoders. */
import { type Infer, nullable, type as shape } from 'superstruct';
import type { Coupon, CouponLeg, CouponStatus } from '../../../model/coupon.ts';
import {
  AWAITING_PAYMENT,
  BEING_CANCELLED,
  BEING_CHECKED,
  BEING_CREATED,
  CANCELLED,
  CHECK_FAILED,
  CHECK_REFUSED,
  FIELD_CHECK_FAILED,
  LOST,
  COUPON_NOT_CREATED,
  NOT_PAYABLE,
  PAID_IN_CASH,
  PAID_TO_ACCOUNT,
  PENDING,
  WON,
} from '../../../model/coupon-status.ts';
import { nameWithComma } from '../../../lib/decimal-comma.ts';
import { hundredths } from '../../../lib/hundredths.ts';
import { type PickNameContext, pickName } from './pick-name.ts';
import { booleanOrFalse, listOf, numeric, numericOr, oneOf, fieldOr, text, textOr } from '../fields.ts';
import { toEpochSeconds } from '../epoch-seconds.ts';
import { decodeRows, rows } from '../response-rows.ts';

/** Status codes of played coupons. 99 (saved) and 100 (archive) name lists, so they are not here. */
export const couponStatuses = [
  PENDING,
  LOST,
  WON,
  BEING_CREATED,
  BEING_CANCELLED,
  CANCELLED,
  BEING_CHECKED,
  CHECK_REFUSED,
  FIELD_CHECK_FAILED,
  CHECK_FAILED,
  AWAITING_PAYMENT,
  PAID_TO_ACCOUNT,
  NOT_PAYABLE,
  PAID_IN_CASH,
  COUPON_NOT_CREATED,
] as const satisfies CouponStatus[];

/** null for an unknown code. */
export const couponStatus = oneOf(couponStatuses, null);

/**
 * Decodes the result of an order: the coupons made and their status. Returns undefined when no coupon is named; the
 * order is then unresolved.
 */
export function decodePlacedCoupons(
  first: string,
  all: string[],
  status: CouponStatus | null,
): { couponIds: string[]; status: CouponStatus | null } | undefined {
  const couponIds = all.length > 0 ? all : [first].filter((id) => id !== '');
  return couponIds.length > 0 ? { couponIds, status } : undefined;
}

const amount = numericOr(0);
/** An odd; 1 means none. */
const odd = numericOr(1);
const key = fieldOr(nullable(text()), null);

const couponLeg = shape({
  eid: numeric(),
  mid: numericOr(0),
  ono: numericOr(0),
  sid: numericOr(0),
  /** Event, market and outcome name. */
  en: textOr(''),
  mn: textOr(''),
  cn: textOr(''),
  /** Odds at the time of the play: the king odd (`odd`) and the standard web odd (`wodd`). */
  odd,
  wodd: odd,
  b: booleanOrFalse(),
  mbs: numericOr(1),
  /** 1 pre-match, 2 live, 3 long-term. */
  pt: oneOf([1, 2, 3], null),
  live: booleanOrFalse(),
  ed: numericOr(0),
  /** -1 not decided, 0 lost, 1 won, 2 void (counts as 1.00). */
  rs: oneOf([-1, 0, 1, 2], null),
  /** Final score as text, "2-1"; null while there is none. */
  fs: key,
});

/** Fields of a coupon. Rows without id, time or price are not read; every other field has a default. */
const coupon = {
  bsid: text(),
  /** Group of a multi coupon; its coupons share one row of a list. */
  gi: key,
  /** Client-Transaction-Id of the play, when the service sends it. */
  tid: key,
  sharedId: key,
  /** 1 single, 2 system. */
  type: oneOf([1, 2], null),
  status: couponStatus,
  /** True for an archived coupon. */
  ar: booleanOrFalse(),
  /** Time of the play. */
  pd: numeric(),
  /** Number of columns of one coupon. */
  tc: numericOr(1),
  /** Price of all coupons of the row. */
  tp: numeric(),
  /** Number of coupons of the row. */
  tpc: numericOr(1),
  m: numericOr(1),
  ss: listOf(numeric()),
  ub: booleanOrFalse(),
  /**
   * Values at the time of the play: total odd, and the maximum winning at the king odds and at the web odds, see
   * `sendCoupon`.
   */
  modd: odd,
  mw: amount,
  mkw: amount,
  /** Number of winning columns: 0 until the coupon is decided, null when it is not sent. */
  wc: fieldOr(nullable(numeric()), null),
  /** Winning, tax on it, and the amount paid; 0 until the coupon is decided. */
  win: amount,
  tax: amount,
  net: amount,
  /** Number of events (`ec`) and start of the first (`ed`). */
  ec: amount,
  ed: amount,
  /** Running events: score status code (wire-score-4). */
  mc: fieldOr(shape({ ld: listOf(shape({ eid: numeric(), ms: numeric() })) }), { ld: [] }),
};

/** `b` the selections, `vb` the ids of events that count as 1.00. */
const slipOf = shape({ b: rows(couponLeg), vb: listOf(numeric()) });

export const couponRow = shape({ ...coupon, bs: fieldOr(nullable(slipOf), null) });
/** Unreadable selections are dropped and the coupon is kept: its number, price and status are still useful. */
export const couponDetail = shape({ ...coupon, bs: fieldOr(slipOf, { b: [], vb: [] }) });

export type WireCouponLeg = Infer<typeof couponLeg>;
export type WireCoupon = Infer<typeof couponRow>;

/**
 * Converts TL with two decimals to kuruş and odds to hundredths. An event in `vb` counts as 1,00 whatever its leg
 * contains.
 */
export function decodeCoupon(wire: WireCoupon, context: PickNameContext): Coupon {
  const legs = wire.bs === null ? null : decodeLegs(wire.bs, context);
  // The web odds never win more (rule odds-7), so the larger value is that of the king odds whichever field it is in.
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
    playedAt: toEpochSeconds(wire.pd) ?? 0,
    columns: wire.tc,
    price: hundredths(wire.tp),
    count: wire.tpc,
    multiplier: wire.m,
    systems: wire.ss,
    usedBonus: wire.ub,
    totalOdd: hundredths(wire.modd),
    // A missing value must not suggest a difference, so it takes the value of the other.
    maxWebWinning: hundredths(maxWebWinning > 0 ? maxWebWinning : maxWinning),
    maxWinning: hundredths(maxWinning),
    wonColumns: wire.wc,
    winning: hundredths(wire.win),
    tax: hundredths(wire.tax),
    net: hundredths(wire.net),
    eventCount: wire.ec === 0 ? (legs?.length ?? 0) : wire.ec,
    firstStart: toEpochSeconds(wire.ed) ?? 0,
    running: wire.mc.ld.map(({ eid, ms }) => ({ eventId: eid, scoreStatus: ms })),
    legs,
  };
}

function decodeLegs({ b, vb }: NonNullable<WireCoupon['bs']>, context: PickNameContext): CouponLeg[] {
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
      start: toEpochSeconds(leg.ed) ?? 0,
      result: vb.includes(leg.eid) ? 'void' : result,
      finalScore: leg.fs,
    };
  })(b, context);
}

const programs = { 1: 'prematch', 2: 'live', 3: 'longTerm' } as const;
const results = { [-1]: 'open', 0: 'lost', 1: 'won', 2: 'void' } as const;
