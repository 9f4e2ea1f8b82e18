/** Search for an unresolved coupon in the history (rule play-14): found, possibly found, or not found. */
import { isRejected } from '../coupon/coupon-confirmation.ts';
import type { Coupon } from '../../model/coupon.ts';
import { isCreatedAfterSend } from '../created-after-send.ts';

/** Data of the sent coupon. */
export interface SentCoupon {
  /** The Client-Transaction-Id. */
  intent: string;
  /** Epoch milliseconds. */
  sentAt: number;
  /** Price of all coupons, kuruş. */
  price: number;
  couponCount: number;
  itemCount: number;
  /** Total odd, hundredths. */
  odd: number;
  /** Ids of coupons already known to this device before sending. */
  seen: readonly string[];
}

type Played = Pick<
  Coupon,
  'id' | 'transactionId' | 'status' | 'playedAt' | 'price' | 'count' | 'eventCount' | 'totalOdd'
>;

/** Returns the ids of the coupons made by the request; empty when they cannot be identified with certainty. */
export function identifyCoupons(sent: SentCoupon, coupons: readonly Played[]): string[] {
  const made = coupons.filter(({ status }) => !isRejected(status));
  const named = made.filter(({ transactionId }) => transactionId === sent.intent);
  const meant = named.length > 0 ? named : made.filter((each) => isAlike(sent, each));
  return meant.map(({ id }) => id);
}

/**
 * Returns true unless a field proves that it is another coupon. The odd is not compared, because odds move and the
 * player may have accepted that. Fields that could not be read (0) prove nothing.
 */
export function mayBeSentCoupon(sent: SentCoupon, { id, transactionId, ...told }: Played): boolean {
  if (isRejected(told.status)) return false;
  if (transactionId !== null) return transactionId === sent.intent;
  const fits = (value: number, wanted: number): boolean => value === 0 || value === wanted;
  return (
    !sent.seen.includes(id) &&
    (told.playedAt === 0 || isCreatedAfterSend(sent, told.playedAt)) &&
    fits(told.price, sent.price) &&
    fits(told.eventCount, sent.itemCount) &&
    fits(told.count, sent.couponCount)
  );
}

function isAlike(sent: SentCoupon, coupon: Played): boolean {
  return (
    mayBeSentCoupon(sent, coupon) &&
    isCreatedAfterSend(sent, coupon.playedAt) &&
    coupon.price === sent.price &&
    coupon.eventCount === sent.itemCount &&
    coupon.count === sent.couponCount &&
    coupon.totalOdd === sent.odd
  );
}
