/**
 * Meaning of a status (rule coupon-1) for a coupon that was just sent: created, accepted but unconfirmed, or not
 * created.
 */
import type { CouponStatus } from '../../model/coupon.ts';
import { BEING_CANCELLED, CANCELLED, rejectedStatuses, unconfirmedStatuses } from '../../model/coupon-status.ts';

/** True when the service has received the coupon but not confirmed it: being created or checked. */
export const isUnconfirmed = (status: CouponStatus | null): boolean =>
  unconfirmedStatuses.some((each) => each === status);

/** True when the service reports that the coupon was refused by a check or not created; false for an unknown status. */
export const isRejected = (status: CouponStatus | null): boolean => rejectedStatuses.some((each) => each === status);

/**
 * True when the service has confirmed the coupon, whatever happened since. A cancelled coupon may never have been
 * confirmed, so it is false.
 */
export const isConfirmed = (status: CouponStatus): boolean =>
  status !== 'unknown' &&
  status !== BEING_CANCELLED &&
  status !== CANCELLED &&
  !isUnconfirmed(status) &&
  !isRejected(status);

/**
 * True when a coupon is cancelled, refused or not created: its payment is a refund of the price (rules coupon-18,
 * coupon-23).
 */
export const isRefundStatus = (status: CouponStatus): boolean => status === CANCELLED || isRejected(status);

/** Title of the message shown after one or more coupons were created. */
export function confirmationTitle(count: number, waits: boolean): string {
  const whose = count > 1 ? 'Kuponların' : 'Kuponun';
  return waits ? `${whose} alındı, onay bekliyor` : `${whose} oluştu`;
}

/** Text below the title for a coupon that awaits confirmation. */
export const UNCONFIRMED_TEXT = 'Onaylandığını “Kuponlarım” sayfasından görebilirsin.';

/** Message when the service answered with a coupon that was not created; it mentions no money. */
export const COUPON_REJECTED_TEXT = 'Kuponun oluşturulamadı. Tekrar oynayabilirsin.';
