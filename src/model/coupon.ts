/**
 * A coupon as screens and engine use it (rule coupon-1, assumption-2). Money is kuruş, odds hundredths, times epoch
 * seconds.
 */

/**
 * Codes of the wager service: `coupon-status.ts` names them, `domain/coupon/status.ts` gives their meaning for a
 * player. `unknown`: a code that is not agreed on.
 */
export type CouponStatus = -1 | 0 | 1 | 2 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 'unknown';

export interface CouponLeg {
  eventId: number;
  marketId: number;
  outcomeNumber: number;
  sportId: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  /** Odds at the time of the play: the king odd and the standard web odd. */
  odd: number;
  webOdd: number;
  banker: boolean;
  minBets: number;
  program: 'prematch' | 'live' | 'longTerm';
  start: number;
  /** `void` counts as 1,00; `unknown`: a value that is not agreed on. */
  result: 'open' | 'lost' | 'won' | 'void' | 'unknown';
  /** "2-1"; null while there is none. */
  finalScore: string | null;
}

export interface Coupon {
  id: string;
  /** Id of the multi coupon; its coupons share one row of a list. */
  groupId: string | null;
  sharedId: string | null;
  /** Client-Transaction-Id of the play, null when the service does not send it. */
  transactionId: string | null;
  kind: 'single' | 'system';
  status: CouponStatus;
  archived: boolean;
  playedAt: number;
  /** Number of columns of one coupon. */
  columns: number;
  /** Price of all coupons of the row. */
  price: number;
  /** Number of coupons of the row. */
  count: number;
  multiplier: number;
  systems: number[];
  usedBonus: boolean;
  totalOdd: number;
  /** Maximum winning before tax, at the standard web odds and at the king odds. */
  maxWebWinning: number;
  maxWinning: number;
  /** Winning columns: 0 until the coupon is decided; null when the service does not send it. */
  wonColumns: number | null;
  winning: number;
  tax: number;
  net: number;
  eventCount: number;
  firstStart: number;
  /** Events of the coupon that are running: score status code (wire-score-4). */
  running: { eventId: number; scoreStatus: number }[];
  /** Null when the response does not contain them. */
  legs: CouponLeg[] | null;
}

/** A coupon decided while the app is open. A group produces one of these per coupon. */
export interface SettledCoupon {
  id: string;
  groupId: string | null;
  status: CouponStatus;
  /** The amount paid. */
  net: number;
  price: number;
  /** True for a coupon of the football pool. */
  pool: boolean;
  /** Time this engine saw the decision. */
  at: number;
}

/** Changes of the player's coupons in this session. */
export interface CouponChanges {
  pendingCount: number;
  /** The last decided coupons, newest last, at most 20. */
  settled: SettledCoupon[];
}
