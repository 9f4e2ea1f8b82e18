/** What an order came to, of the slip or of the pool: its coupons, as the service answered or its history tells. */
import { isFields } from '../../../src/lib/guards.ts';
import { ANSWERED_NOT_MADE, isNotMade, isWaiting } from '../../../src/domain/coupon/made.ts';
import type { CouponStatus } from '../../../src/model/coupon.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { Answer } from '../calls/services.ts';
import { isTexts } from './intent.ts';

export interface CouponEnd {
  couponIds: string[];
  /** Taken, and not yet confirmed by the service. */
  waits?: boolean;
}

/** A coupon that the answer says was not made is a refusal, although it has a number (rule play-24). */
export function endOfAnswer(
  answer: Result<Answer<{ couponIds: string[]; status: CouponStatus | null }>>,
): Result<CouponEnd> {
  if (!answer.ok) return answer;
  const { couponIds, status } = answer.value.data;
  if (isNotMade(status)) return { ok: false, failure: { kind: 'refused', message: ANSWERED_NOT_MADE } };
  return { ok: true, value: { couponIds, waits: isWaiting(status) } };
}

/** Of the rows of a history those with these ids; undefined where there are none. */
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
