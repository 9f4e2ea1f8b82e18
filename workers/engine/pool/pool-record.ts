/** The stored record of a pool coupon in flight: enough to find it among the pool's coupons (money-2). */
import type { SentPoolPlay } from '../../../src/domain/pool/pool-play-evidence.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { PoolPlayState } from '../../../src/model/pool.ts';
import type { StoredIntentsOptions } from '../money/stored-intents.ts';
import { type CouponOutcome, isCouponOutcome } from '../money/coupon-outcome.ts';
import { type Intent, isRecordOfShape, isUnresolved } from '../money/intent.ts';

export interface PoolRecord extends SentPoolPlay, Intent<CouponOutcome> {
  /** Price of all coupons, kuruş. */
  price: number;
  /** Name of the played marks (`poolDraftKey`). */
  marks: string;
}

/** The state of a record's coupon, shown in every tab. */
export function poolPlayStateOf(record: PoolRecord, doubt: Doubt = 'checking'): PoolPlayState {
  const { intent, price, couponCount, cycle, sentAt, end } = record;
  if (isUnresolved(record)) return { phase: 'unknown', intent, price, sentAt: Math.floor(sentAt / 1_000), doubt };
  if (end === undefined || end === null) return { phase: 'notMade', intent };
  return { phase: 'confirmed', intent, waits: false, ...end, couponCount, price, cycle };
}

/** Stored pool plays; a sign-out removes the marks from them. */
export const poolPlayStorage: Pick<StoredIntentsOptions<PoolRecord>, 'key' | 'isRecord' | 'strip'> = {
  key: 'poolPlays',
  isRecord: (value): value is PoolRecord =>
    isRecordOfShape(value, {
      stringFields: ['marks'],
      integerFields: ['price', 'couponCount', 'stake', 'columns', 'cycle'],
      isOutcome: isCouponOutcome,
    }),
  strip: (record) => (record.marks === '' ? record : { ...record, marks: '' }),
};
