/** What a status (rule coupon-1) says of a coupon that was sent a moment ago: made, taken and not yet confirmed, or not made. */
import type { CouponStatus } from '../../model/coupon.ts';

/** The service has it and has not confirmed it: it is being made, or checked. */
export const isWaiting = (status: CouponStatus | null): boolean => status === 2 || status === 6;

/** The service says that it is none: refused by a check, or not created. An unknown status says nothing. */
export const isNotMade = (status: CouponStatus | null): boolean =>
  status === 7 || status === 8 || status === 9 || status === 14;

/** The service has confirmed it, whatever came of it since. Of one that is or was being cancelled nobody says so. */
export const isConfirmed = (status: CouponStatus): boolean =>
  status !== 'unknown' && status !== 4 && status !== 5 && !isWaiting(status) && !isNotMade(status);

/** A coupon that was made, in the words of whoever sent it. */
export function madeTitle(count: number, waits: boolean): string {
  const whose = count > 1 ? 'Kuponların' : 'Kuponun';
  return waits ? `${whose} alındı, onay bekliyor` : `${whose} oluştu`;
}

/** Under it, of one that waits. */
export const WAITING_TEXT = 'Onaylandığını “Kuponlarım” sayfasından görebilirsin.';

/** What is told where the service answered with such a coupon; of money it says nothing. */
export const ANSWERED_NOT_MADE = 'Kuponun oluşturulamadı. Tekrar oynayabilirsin.';
