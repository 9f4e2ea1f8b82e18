/** The outcome of an order from slip or pool: its coupons, from the service's response or from its history. */
import { isFields } from '../../../src/lib/guards.ts';
import { ANSWERED_NOT_MADE, isNotMade, isWaiting } from '../../../src/domain/coupon/made.ts';
import type { CouponStatus } from '../../../src/model/coupon.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { Answer } from '../calls/services.ts';
import { isTexts } from './intent.ts';

export interface CouponEnd {
  couponIds: string[];
  /** Accepted, but not yet confirmed by the service. */
  waits?: boolean;
}

/**
 * The outcome of a response. A coupon that the response reports as not made is a refusal, although it has a number
 * (rule play-24).
 */
export function endOfAnswer(
  answer: Result<Answer<{ couponIds: string[]; status: CouponStatus | null }>>,
): Result<CouponEnd> {
  if (!answer.ok) return answer;
  const { couponIds, status } = answer.value.data;
  if (isNotMade(status)) return { ok: false, failure: { kind: 'refused', message: ANSWERED_NOT_MADE } };
  return { ok: true, value: { couponIds, waits: isWaiting(status) } };
}

/** The outcome from the history's rows with these ids; undefined when there are no ids. */
export function endOfRows(
  couponIds: string[],
  rows: readonly { id: string; status: CouponStatus }[],
): CouponEnd | undefined {
  if (couponIds.length === 0) return undefined;
  return { couponIds, waits: rows.some(({ id, status }) => couponIds.includes(id) && isWaiting(status)) };
}

export function isCouponEnd(end: unknown): boolean {
  return isFields(end) && isTexts(end['couponIds']);
}
