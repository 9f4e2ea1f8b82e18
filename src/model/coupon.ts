/** A coupon as screens and engine know it (rule coupon-1, assumption-2). Money is kuruş, odds hundredths, times epoch seconds. */

/** Codes of the wager service: `coupon-status.ts` names them, `domain/coupon/status.ts` says what each means to a player. `unknown`: a code nobody agreed on. */
export type CouponStatus = -1 | 0 | 1 | 2 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 'unknown';

export interface CouponLeg {
  eventId: number;
  marketId: number;
  outcomeNumber: number;
  sportId: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  /** As played: the king odd and the standard web odd. */
  odd: number;
  webOdd: number;
  banker: boolean;
  minBets: number;
  program: 'prematch' | 'live' | 'longTerm';
  start: number;
  /** `void` counts as 1,00; `unknown`: the service told something nobody agreed on. */
  result: 'open' | 'lost' | 'won' | 'void' | 'unknown';
  /** "2-1"; null while there is none. */
  finalScore: string | null;
}

export interface Coupon {
  id: string;
  /** The multi coupon it belongs to; its coupons are one row of a list. */
  groupId: string | null;
  sharedId: string | null;
  /** Client-Transaction-Id of its play, where the service tells it. */
  transactionId: string | null;
  kind: 'single' | 'system';
  status: CouponStatus;
  archived: boolean;
  playedAt: number;
  /** Of one coupon. */
  columns: number;
  /** Of all coupons of the row. */
  price: number;
  /** Coupons of the row. */
  count: number;
  multiplier: number;
  systems: number[];
  usedBonus: boolean;
  totalOdd: number;
  /** Most it wins before tax, at the standard web odds and at the king odds. */
  maxWebWinning: number;
  maxWinning: number;
  /** 0 until the coupon is decided; null where the service does not tell it. */
  wonColumns: number | null;
  winning: number;
  tax: number;
  net: number;
  eventCount: number;
  firstStart: number;
  /** Its events that run now: score status code (wire-score-4). */
  running: { eventId: number; scoreStatus: number }[];
  /** Null where the answer does not tell them. */
  legs: CouponLeg[] | null;
}

/** A coupon that was decided while the app is open. A group tells one of these for each of its coupons. */
export interface SettledCoupon {
  id: string;
  groupId: string | null;
  status: CouponStatus;
  /** What is paid. */
  net: number;
  price: number;
  /** Of the football pool. */
  pool: boolean;
  /** When this engine saw it. */
  at: number;
}

/** What the coupons of this session have come to. */
export interface CouponChanges {
  pendingCount: number;
  /** The last ones, newest last, at most 20. */
  settled: SettledCoupon[];
}
