/** What a status (rule coupon-1) says of a coupon that was sent a moment ago: made, taken and not yet confirmed, or not made. */
import type { CouponStatus } from '../../model/coupon.ts';
import { BEING_CANCELLED, CANCELLED, notMadeStatuses, unconfirmedStatuses } from '../../model/coupon-status.ts';

/** The service has it and has not confirmed it: it is being made, or checked. */
export const isWaiting = (status: CouponStatus | null): boolean => unconfirmedStatuses.some((each) => each === status);

/** The service says that it is none: refused by a check, or not created. An unknown status says nothing. */
export const isNotMade = (status: CouponStatus | null): boolean => notMadeStatuses.some((each) => each === status);

/** The service has confirmed it, whatever came of it since. Of one that is or was being cancelled nobody says so. */
export const isConfirmed = (status: CouponStatus): boolean =>
  status !== 'unknown' &&
  status !== BEING_CANCELLED &&
  status !== CANCELLED &&
  !isWaiting(status) &&
  !isNotMade(status);

/** Cancelled, refused or not made: what is paid of it is the price that came back (rules coupon-18, coupon-23). */
export const isGivenBack = (status: CouponStatus): boolean => status === CANCELLED || isNotMade(status);

/** A coupon that was made, in the words of whoever sent it. */
export function madeTitle(count: number, waits: boolean): string {
  const whose = count > 1 ? 'Kuponların' : 'Kuponun';
  return waits ? `${whose} alındı, onay bekliyor` : `${whose} oluştu`;
}

/** Under it, of one that waits. */
export const WAITING_TEXT = 'Onaylandığını “Kuponlarım” sayfasından görebilirsin.';

/** What is told where the service answered with such a coupon; of money it says nothing. */
export const ANSWERED_NOT_MADE = 'Kuponun oluşturulamadı. Tekrar oynayabilirsin.';
