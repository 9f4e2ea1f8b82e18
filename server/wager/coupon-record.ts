/** A played coupon. Odds in hundredths, money in kuruş, times in epoch milliseconds. */
import type { couponStatuses } from '../../src/contract/services/wire/coupon-wire.ts';
import type { LegResult, CouponPrice } from './coupon-pricing.ts';

export type CouponStatus = (typeof couponStatuses)[number];

export const PENDING_COUPON = -1;
export const LOST = 0;
export const WON = 1;
export const CANCELLED = 5;
export const AWAITING_PAYOUT = 10;
export const PAID_IN_CASH = 13;
export const NOT_CREATED = 14;

/** 1 pre-match, 2 live, 3 long-term. */
export type LegPhase = 1 | 2 | 3;

export interface LegRecord {
  eventId: number;
  marketId: number;
  outcomeNo: number;
  sportId: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  odd: number;
  webOdd: number;
  banker: boolean;
  mbs: number;
  phase: LegPhase;
  /** epoch seconds */
  startsAt: number;
  result?: LegResult;
  finalScore?: string;
}

/** Played selections and stake; the coupons of a group share one slip. */
export interface PlayedSlip {
  items: LegRecord[];
  systems: readonly number[];
  multiplier: number;
  price: CouponPrice;
}

export interface CouponRecord {
  readonly id: string;
  readonly playerNo: number;
  readonly groupId: string | null;
  /** Client-Transaction-Id of the order. */
  readonly transactionId: string | null;
  readonly slip: PlayedSlip;
  readonly playedAt: number;
  readonly bonus: boolean;
  status: CouponStatus;
  archived: boolean;
  /** True when the player removed it from the lists. */
  removed: boolean;
  sharedId: string | null;
  columnsWon: number;
  gross: number;
  tax: number;
  net: number;
}

/** Returns true when the coupon is final. */
export function isCouponDecided({ status }: CouponRecord): boolean {
  return ![PENDING_COUPON, 2, 4, 6, AWAITING_PAYOUT].includes(status);
}
