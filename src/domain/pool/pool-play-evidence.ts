/** Search for an unresolved pool coupon in the list of coupons (rule pool-23): found, possibly found, or not found. */
import { isRejected } from '../coupon/coupon-confirmation.ts';
import type { PoolCoupon } from '../../model/pool.ts';
import { isCreatedAfterSend } from '../created-after-send.ts';

/** Data of the sent coupon. */
export interface SentPoolPlay {
  /** The Client-Transaction-Id. */
  intent: string;
  /** Epoch milliseconds. */
  sentAt: number;
  cycle: number;
  columns: number;
  /** Price of one coupon, kuruş. */
  stake: number;
  couponCount: number;
  /** Ids of coupons already known to this device before sending. */
  seen: readonly string[];
}

/** Returns the ids of the coupons made by the request; empty when they cannot be identified with certainty. */
export function identifyPoolCoupons(sent: SentPoolPlay, rows: readonly PoolCoupon[]): string[] {
  const made = rows.filter(({ status }) => !isRejected(status));
  const named = made.filter(({ transactionId }) => transactionId === sent.intent);
  const alike = made.filter((row) => isTold(row) && mayBeSentPoolCoupon(sent, row));
  const meant = named.length > 0 ? named : alike.length === sent.couponCount ? alike : [];
  return meant.map(({ id }) => id);
}

/**
 * Returns true unless a field proves that the row is another coupon. Fields that could not be read (0) prove nothing.
 */
export function mayBeSentPoolCoupon(sent: SentPoolPlay, row: PoolCoupon): boolean {
  const { id, transactionId, cycle, columns, price, playedAt } = row;
  if (isRejected(row.status)) return false;
  if (transactionId !== null) return transactionId === sent.intent;
  const fits = (told: number, wanted: number): boolean => told === 0 || told === wanted;
  return (
    !sent.seen.includes(id) &&
    (playedAt === 0 || isCreatedAfterSend(sent, playedAt)) &&
    fits(cycle, sent.cycle) &&
    fits(columns, sent.columns) &&
    price === sent.stake
  );
}

/** True when all fields used for the comparison could be read. */
const isTold = ({ cycle, columns, playedAt }: PoolCoupon): boolean => cycle > 0 && columns > 0 && playedAt > 0;
