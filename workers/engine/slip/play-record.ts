/** Stored record of a coupon order: enough to find the coupon in the history (money-2). */
import type { SentCoupon } from '../../../src/domain/slip/play-evidence.ts';
import type { Doubt } from '../../../src/model/money-call.ts';
import type { PlayState, Selection, SlipTerms } from '../../../src/model/slip.ts';
import { type CouponEnd, isCouponEnd } from '../money/coupon-end.ts';
import { type Intent, hasShape, isOpen } from '../money/intent.ts';
import type { KeptIntentsOptions } from '../money/kept-intents.ts';

export interface PlayRecord extends SentCoupon, Intent<CouponEnd> {
  /** True when paid from the bonus balance. */
  useBonus?: boolean;
  /** Name of the played slip, see `slipName`; '' after a sign-out. */
  slip: string;
}

/** Returns a name that is equal for slips of the same choices and terms, whatever their odds. */
export function slipName(
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

/** Returns the state of a record's coupon, which the slip of every tab shows. */
export function stateOf(record: PlayRecord, doubt: Doubt = 'checking'): PlayState {
  const { intent, price, couponCount, sentAt, end } = record;
  if (isOpen(record)) return { phase: 'unknown', intent, price, sentAt: Math.floor(sentAt / 1000), doubt };
  if (end === undefined || end === null) return { phase: 'notMade', intent };
  return { phase: 'confirmed', intent, waits: false, ...end, couponCount, price };
}

/** Storage of the records; a sign-out removes their choices (rule play-19). */
export const keptPlays: Pick<KeptIntentsOptions<PlayRecord>, 'key' | 'isRecord' | 'strip'> = {
  key: 'plays',
  isRecord: (value): value is PlayRecord =>
    hasShape(value, {
      texts: ['slip'],
      numbers: ['price', 'couponCount', 'itemCount', 'odd'],
      isEnd: isCouponEnd,
    }),
  strip: (record) => (record.slip === '' ? record : { ...record, slip: '' }),
};
