/**
 * Meaning of a status (rule coupon-1) for a coupon that was just sent: created, accepted but unconfirmed, or not
 * created.
 */
import type { CouponStatus } from '../../model/coupon.ts';
import { BEING_CANCELLED, CANCELLED, notMadeStatuses, unconfirmedStatuses } from '../../model/coupon-status.ts';

/** True when the service has received the coupon but not confirmed it: being created or checked. */
export const isWaiting = (status: CouponStatus | null): boolean => unconfirmedStatuses.some((each) => each === status);

/** True when the service reports that the coupon was refused by a check or not created; false for an unknown status. */
export const isNotMade = (status: CouponStatus | null): boolean => notMadeStatuses.some((each) => each === status);

/**
 * True when the service has confirmed the coupon, whatever happened since. A cancelled coupon may never have been
 * confirmed, so it is false.
 */
export const isConfirmed = (status: CouponStatus): boolean =>
  status !== 'unknown' &&
  status !== BEING_CANCELLED &&
  status !== CANCELLED &&
  !isWaiting(status) &&
  !isNotMade(status);

/**
 * True when a coupon is cancelled, refused or not created: its payment is a refund of the price (rules coupon-18,
 * coupon-23).
 */
export const isGivenBack = (status: CouponStatus): boolean => status === CANCELLED || isNotMade(status);

/** Title of the message shown after one or more coupons were created. */
export function madeTitle(count: number, waits: boolean): string {
  const whose = count > 1 ? 'Kuponların' : 'Kuponun';
  return waits ? `${whose} alındı, onay bekliyor` : `${whose} oluştu`;
}

/** Text below the title for a coupon that awaits confirmation. */
export const WAITING_TEXT = 'Onaylandığını “Kuponlarım” sayfasından görebilirsin.';

/** Message when the service answered with a coupon that was not created; it mentions no money. */
export const ANSWERED_NOT_MADE = 'Kuponun oluşturulamadı. Tekrar oynayabilirsin.';
