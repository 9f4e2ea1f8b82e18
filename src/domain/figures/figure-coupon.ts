/** A member's coupons as the figures count them (rules figures-1 to figures-4). Money is kuruş, times epoch seconds. */
import type { Coupon, CouponLeg, CouponStatus } from '../../model/coupon.ts';
import {
  AWAITING_PAYMENT,
  CANCELLED,
  LOST,
  NOT_PAYABLE,
  PAID_IN_CASH,
  PAID_TO_ACCOUNT,
  WON,
} from '../../model/coupon-status.ts';
import type { PoolCoupon } from '../../model/pool.ts';
import { isRejected } from '../coupon/coupon-confirmation.ts';
import { isUndecided } from '../coupon/decision.ts';

/**
 * `won`, `lost` and `unpaid` (a winning that is not payable) count. `refunded`, `cancelled` (also refused and not
 * made), `waiting` and `unknown` do not.
 */
export type FigureOutcome = 'won' | 'lost' | 'unpaid' | 'refunded' | 'cancelled' | 'waiting' | 'unknown';

export type FigureLeg = Pick<CouponLeg, 'sportId' | 'eventName' | 'marketName' | 'odd' | 'result'>;

export interface FigureCoupon {
  id: string;
  /** Group of a multi coupon; null for a coupon played once. */
  groupId: string | null;
  /** True for a coupon of the football pool, which has no legs. */
  isPool: boolean;
  /** Time of the play. */
  at: number;
  status: CouponStatus;
  outcome: FigureOutcome;
  /** Price of all coupons of a multi coupon. */
  price: number;
  /** Amount paid or to be paid after tax; 0 unless the outcome is `won`. */
  paid: number;
  usedBonus: boolean;
  /** Number of matches chosen; 0 for a pool coupon. */
  picks: number;
  /** Null when the response does not contain them. */
  legs: readonly FigureLeg[] | null;
}

/**
 * Returns the figure coupons of all rows, newest first. Rows with the same id are one coupon; the later row wins, so
 * pass newer responses last. Rows of one multi coupon become one coupon.
 */
export function figureCoupons(coupons: readonly Coupon[], pool: readonly PoolCoupon[]): FigureCoupon[] {
  const rows = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const groups = new Map<string, Coupon>();
  for (const row of rows.values()) {
    const key = row.groupId === null ? `coupon ${row.id}` : `group ${row.groupId}`;
    const other = groups.get(key);
    groups.set(key, other === undefined ? row : mergedRow(other, row));
  }
  const pools = new Map(pool.map((coupon) => [coupon.id, coupon]));
  return [...[...groups.values()].map(ofCoupon), ...[...pools.values()].map(ofPool)].toSorted(
    (one, other) => other.at - one.at || compareText(other.id, one.id),
  );
}

/** True when the coupon's money is part of the figures. */
export function isCounted({ outcome }: Pick<FigureCoupon, 'outcome'>): boolean {
  return outcome === 'won' || outcome === 'lost' || outcome === 'unpaid';
}

/** Outcome of a coupon by its status and number of winning columns. */
export function figureOutcome(status: CouponStatus, wonColumns: number | null): FigureOutcome {
  if (status === 'unknown') return 'unknown';
  if (isUndecided(status)) return 'waiting';
  if (status === CANCELLED || isRejected(status)) return 'cancelled';
  if (status === LOST) return 'lost';
  // A paid coupon in which no column won got its price back (rule coupon-18).
  if (wonStatuses.includes(status)) return wonColumns === 0 ? 'refunded' : 'won';
  return status === NOT_PAYABLE ? 'unpaid' : 'unknown';
}

const wonStatuses: readonly CouponStatus[] = [WON, AWAITING_PAYMENT, PAID_TO_ACCOUNT, PAID_IN_CASH];

/** A group whose coupons are partly archived has a row in both lists; its money is that of both. */
function mergedRow(one: Coupon, other: Coupon): Coupon {
  return {
    ...one,
    price: one.price + other.price,
    net: one.net + other.net,
    count: one.count + other.count,
    legs: one.legs ?? other.legs,
  };
}

function ofCoupon(coupon: Coupon): FigureCoupon {
  const { id, playedAt, status, wonColumns, price, net, usedBonus, eventCount, legs, count } = coupon;
  const groupId = count > 1 ? coupon.groupId : null;
  const outcome = figureOutcome(status, wonColumns);
  const paid = outcome === 'won' ? net : 0;
  const facts = { id, groupId, isPool: false, at: playedAt, status, outcome };
  return { ...facts, price, paid, usedBonus, picks: eventCount, legs };
}

/** The pool's list does not say whether the bonus was used, and its winning columns are not in the row. */
function ofPool({ id, playedAt, status, price, net }: PoolCoupon): FigureCoupon {
  const outcome = figureOutcome(status, null);
  const paid = outcome === 'won' ? net : 0;
  const facts = { id, groupId: null, isPool: true, at: playedAt, status, outcome };
  return { ...facts, price, paid, usedBonus: false, picks: 0, legs: null };
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
