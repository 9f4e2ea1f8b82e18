/** The outcome of an order from slip or pool: its coupons, from the service's response or from its history. */
import { isPlainObject } from '../../../src/lib/guards.ts';
import { COUPON_REJECTED_TEXT, isRejected, isUnconfirmed } from '../../../src/domain/coupon/coupon-confirmation.ts';
import type { CouponStatus } from '../../../src/model/coupon.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { ServiceResponse } from '../calls/services.ts';
import { isStringArray } from './intent.ts';

export interface CouponOutcome {
  couponIds: string[];
  /** Accepted, but not yet confirmed by the service. */
  waits?: boolean;
}

/**
 * The outcome of a response. A coupon that the response reports as not made is a refusal, although it has a number
 * (rule play-24).
 */
export function outcomeOfResponse(
  answer: Result<ServiceResponse<{ couponIds: string[]; status: CouponStatus | null }>>,
): Result<CouponOutcome> {
  if (!answer.ok) return answer;
  const { couponIds, status } = answer.value.data;
  if (isRejected(status)) return { ok: false, failure: { kind: 'refused', message: COUPON_REJECTED_TEXT } };
  return { ok: true, value: { couponIds, waits: isUnconfirmed(status) } };
}

/** The outcome from the history's rows with these ids; undefined when there are no ids. */
export function outcomeOfRows(
  couponIds: string[],
  rows: readonly { id: string; status: CouponStatus }[],
): CouponOutcome | undefined {
  if (couponIds.length === 0) return undefined;
  return { couponIds, waits: rows.some(({ id, status }) => couponIds.includes(id) && isUnconfirmed(status)) };
}

export function isCouponOutcome(end: unknown): boolean {
  return isPlainObject(end) && isStringArray(end['couponIds']);
}
