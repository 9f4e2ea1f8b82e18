/** The stored record of a pool coupon in flight: enough to find it among the pool's coupons (money-2). */
import type { SentPool } from '../../../src/domain/pool/evidence.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { PoolPlayState } from '../../../src/model/pool.ts';
import type { KeptIntentsOptions } from '../money/kept-intents.ts';
import { type CouponEnd, isCouponEnd } from '../money/coupon-end.ts';
import { type Intent, hasShape, isOpen } from '../money/intent.ts';

export interface PoolRecord extends SentPool, Intent<CouponEnd> {
  /** Price of all coupons, kuruş. */
  price: number;
  /** Name of the played marks (`draftName`). */
  marks: string;
}

/** The state of a record's coupon, shown in every tab. */
export function stateOf(record: PoolRecord, doubt: Doubt = 'checking'): PoolPlayState {
  const { intent, price, couponCount, cycle, sentAt, end } = record;
  if (isOpen(record)) return { phase: 'unknown', intent, price, sentAt: Math.floor(sentAt / 1_000), doubt };
  if (end === undefined || end === null) return { phase: 'notMade', intent };
  return { phase: 'confirmed', intent, waits: false, ...end, couponCount, price, cycle };
}

/** Stored pool plays; a sign-out removes the marks from them. */
export const keptPoolPlays: Pick<KeptIntentsOptions<PoolRecord>, 'key' | 'isRecord' | 'strip'> = {
  key: 'poolPlays',
  isRecord: (value): value is PoolRecord =>
    hasShape(value, {
      texts: ['marks'],
      numbers: ['price', 'couponCount', 'stake', 'columns', 'cycle'],
      isEnd: isCouponEnd,
    }),
  strip: (record) => (record.marks === '' ? record : { ...record, marks: '' }),
};
