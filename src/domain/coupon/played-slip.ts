/** Conversion of a played coupon to a slip, to save it or to play it again. */
import type { SlipBody } from '../../contract/services/wire/slip-wire.ts';
import type { CouponLeg } from '../../model/coupon.ts';
import type { SlipTerms, AdditionResult } from '../../model/slip.ts';
import { openedSlipText } from '../slip/slip-rule-text.ts';

/** Fields needed of a coupon; `count` is the number of coupons in a group. */
interface PlayedCoupon {
  systems: readonly number[];
  multiplier: number;
  count: number;
  legs: readonly CouponLeg[];
}

export interface PlayedSlip {
  items: Pick<CouponLeg, 'eventId' | 'sportId' | 'marketId' | 'outcomeNumber' | 'banker'>[];
  terms: SlipTerms;
}

/** Undecided selections with systems, bankers, multiplier and number of coupons, as input for `openSlip`. */
export function playedSlip({ legs, systems, multiplier, count }: PlayedCoupon): PlayedSlip {
  const items = legs
    .filter(({ result }) => result === 'open')
    .map(({ eventId, sportId, marketId, outcomeNumber, banker }) => ({
      ...{ eventId, sportId, marketId, outcomeNumber, banker },
    }));
  return { items, terms: { systems: ascending(systems), multiplier, couponCount: count } };
}

/** All selections at the odds they were played at, as input for `saveBetslip`. */
export function playedSlipBody({ legs, systems, multiplier, count }: PlayedCoupon): SlipBody {
  return {
    e: legs.map(({ eventId, marketId, outcomeNumber, odd, banker }) => ({
      eid: eventId,
      mid: marketId,
      ono: outcomeNumber,
      odd: odd / 100,
      b: banker,
    })),
    ss: ascending(systems),
    m: multiplier,
    cc: count,
  };
}

/** Message after the selections were added to the slip. */
export function playAgainText(taken: AdditionResult, legs: number): string {
  if (taken.added < legs) return openedSlipText(taken, legs);
  return legs === 1 ? 'Seçim kuponuna eklendi.' : `${legs} seçimin tamamı kuponuna eklendi.`;
}

function ascending(systems: readonly number[]): number[] {
  return systems.toSorted((one, other) => one - other);
}
