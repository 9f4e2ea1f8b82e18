/** What a history says of a coupon nobody answered for (rule play-14): it is there, it may be there, or it is not. */
import { isNotMade } from '../coupon/made.ts';
import type { Coupon } from '../../model/coupon.ts';
import { isSinceSent } from '../sent-since.ts';

/** What is known of a coupon that was sent. */
export interface SentCoupon {
  /** The Client-Transaction-Id. */
  intent: string;
  /** epoch milliseconds */
  sentAt: number;
  /** Of all coupons, kuruş. */
  price: number;
  couponCount: number;
  itemCount: number;
  /** Total odd, hundredths. */
  odd: number;
  /** Coupons this device was told of before. */
  seen: readonly string[];
}

type Played = Pick<
  Coupon,
  'id' | 'transactionId' | 'status' | 'playedAt' | 'price' | 'count' | 'eventCount' | 'totalOdd'
>;

/** Its coupons among these; none when none is surely it. */
export function madeOf(sent: SentCoupon, coupons: readonly Played[]): string[] {
  const made = coupons.filter(({ status }) => !isNotMade(status));
  const named = made.filter(({ transactionId }) => transactionId === sent.intent);
  const meant = named.length > 0 ? named : made.filter((each) => isAlike(sent, each));
  return meant.map(({ id }) => id);
}

/**
 * Nothing that is told of it says that it is another one. Its odd may differ: odds move, and the player may have accepted
 * that. What could not be read (0) says nothing.
 */
export function mayBe(sent: SentCoupon, { id, transactionId, ...told }: Played): boolean {
  if (isNotMade(told.status)) return false;
  if (transactionId !== null) return transactionId === sent.intent;
  const fits = (value: number, wanted: number): boolean => value === 0 || value === wanted;
  return (
    !sent.seen.includes(id) &&
    (told.playedAt === 0 || isSinceSent(sent, told.playedAt)) &&
    fits(told.price, sent.price) &&
    fits(told.eventCount, sent.itemCount) &&
    fits(told.count, sent.couponCount)
  );
}

function isAlike(sent: SentCoupon, coupon: Played): boolean {
  return (
    mayBe(sent, coupon) &&
    isSinceSent(sent, coupon.playedAt) &&
    coupon.price === sent.price &&
    coupon.eventCount === sent.itemCount &&
    coupon.count === sent.couponCount &&
    coupon.totalOdd === sent.odd
  );
}
