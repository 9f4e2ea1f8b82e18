/** What a list of pool coupons says of one nobody answered for (rule pool-23): it is there, it may be there, or it is not. */
import { isNotMade } from '../coupon/made.ts';
import type { PoolCoupon } from '../../model/pool.ts';
import { isSinceSent } from '../sent-since.ts';

/** What is known of what was sent. */
export interface SentPool {
  /** The Client-Transaction-Id. */
  intent: string;
  /** Epoch milliseconds. */
  sentAt: number;
  cycle: number;
  columns: number;
  /** Of one coupon, kuruş. */
  stake: number;
  couponCount: number;
  /** Coupons this device was told of before. */
  seen: readonly string[];
}

/** Its coupons among these; none when none is surely it. */
export function madeOfPool(sent: SentPool, rows: readonly PoolCoupon[]): string[] {
  const made = rows.filter(({ status }) => !isNotMade(status));
  const named = made.filter(({ transactionId }) => transactionId === sent.intent);
  const alike = made.filter((row) => isTold(row) && mayBePool(sent, row));
  const meant = named.length > 0 ? named : alike.length === sent.couponCount ? alike : [];
  return meant.map(({ id }) => id);
}

/** Nothing that is told of it says that it is another one. What could not be read (0) says nothing. */
export function mayBePool(sent: SentPool, row: PoolCoupon): boolean {
  const { id, transactionId, cycle, columns, price, playedAt } = row;
  if (isNotMade(row.status)) return false;
  if (transactionId !== null) return transactionId === sent.intent;
  const fits = (told: number, wanted: number): boolean => told === 0 || told === wanted;
  return (
    !sent.seen.includes(id) &&
    (playedAt === 0 || isSinceSent(sent, playedAt)) &&
    fits(cycle, sent.cycle) &&
    fits(columns, sent.columns) &&
    price === sent.stake
  );
}

/** All it is known by could be read. */
const isTold = ({ cycle, columns, playedAt }: PoolCoupon): boolean => cycle > 0 && columns > 0 && playedAt > 0;
