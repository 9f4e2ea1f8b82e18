/** Stored record of a coupon order: enough to find the coupon in the history (money-2). */
import type { SentCoupon } from '../../../src/domain/slip/play-evidence.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { PlayState, Selection, SlipTerms } from '../../../src/model/slip.ts';
import { type CouponOutcome, isCouponOutcome } from '../money/coupon-outcome.ts';
import { type Intent, type IntentStorage, isRecordOfShape, stateOfRecord } from '../money/intent.ts';

export interface PlayRecord extends SentCoupon, Intent<CouponOutcome> {
  /** True when paid from the bonus balance. */
  useBonus?: boolean;
  /** Name of the played slip, see `slipFingerprint`; '' after a sign-out. */
  slip: string;
}

/** Returns a name that is equal for slips of the same choices and terms, whatever their odds. */
export function slipFingerprint(
  items: readonly Pick<Selection, 'eventId' | 'marketId' | 'outcomeNumber' | 'banker'>[],
  { systems, multiplier, couponCount }: SlipTerms,
): string {
  const choices = items.map(({ eventId, marketId, outcomeNumber, banker }) => [
    eventId,
    marketId,
    outcomeNumber,
    banker,
  ]);
  return JSON.stringify([choices, systems, multiplier, couponCount]);
}

export function playStateOf(record: PlayRecord, doubt?: Doubt): PlayState {
  const { price, couponCount } = record;
  return stateOfRecord(record, doubt, { price }, (end) => ({ waits: false, ...end, couponCount, price }));
}

/** Storage of the records; a sign-out removes their choices (rule play-19). */
export const playStorage: IntentStorage<PlayRecord> = {
  key: 'plays',
  isRecord: (value): value is PlayRecord =>
    isRecordOfShape(value, {
      stringFields: ['slip'],
      integerFields: ['price', 'couponCount', 'itemCount', 'odd'],
      isOutcome: isCouponOutcome,
    }),
  strip: (record) => (record.slip === '' ? record : { ...record, slip: '' }),
};
