/** Money movements of a past coupon: its price when played, and its payout when settled. */
import { type CouponRecord, WON } from '../wager/coupon-record.ts';
import type { BalanceMovement } from '../wager/balance-book.ts';

export type CouponMovement = Pick<BalanceMovement, 'couponId' | 'kind' | 'pocket' | 'amount' | 'at'>;

/** Milliseconds from the start of the last match to the payout. */
const SETTLED_AFTER_MS = 2 * 3_600_000;

export function couponMovementsOf({ id, playedAt, bonus, slip, status, net }: CouponRecord): CouponMovement[] {
  const stake: CouponMovement = {
    ...{ couponId: id, kind: 'stake', pocket: bonus ? 'bonus' : 'balance' },
    ...{ amount: -slip.price.price, at: playedAt },
  };
  if (net === 0) return [stake];
  const paidAt = Math.max(...slip.items.map(({ startsAt }) => startsAt * 1_000)) + SETTLED_AFTER_MS;
  return [stake, { ...stake, kind: status === WON ? 'win' : 'refund', amount: net, at: paidAt }];
}
