/** A played coupon as a slip again: to be saved, or to be played once more. */
import type { SlipBody } from '../../contract/services/wire/slip.ts';
import type { CouponLeg } from '../../model/coupon.ts';
import type { SlipTerms, TakenIn } from '../../model/slip.ts';
import { openedText } from '../slip/taken-in-text.ts';

/** What is needed of a coupon, or of a group with the number of its coupons. */
export interface PlayedCoupon {
  systems: readonly number[];
  multiplier: number;
  count: number;
  legs: readonly CouponLeg[];
}

export interface PlayedSlip {
  items: Pick<CouponLeg, 'eventId' | 'sportId' | 'marketId' | 'outcomeNumber' | 'banker'>[];
  terms: SlipTerms;
}

/** The selections that are not decided, with systems, bankers, multiplier and number of coupons: what `openSlip` takes. */
export function playedSlip({ legs, systems, multiplier, count }: PlayedCoupon): PlayedSlip {
  const items = legs
    .filter(({ result }) => result === 'open')
    .map(({ eventId, sportId, marketId, outcomeNumber, banker }) => ({
      ...{ eventId, sportId, marketId, outcomeNumber, banker },
    }));
  return { items, terms: { systems: ascending(systems), multiplier, couponCount: count } };
}

/** The whole coupon, at the odds it was played at: what `saveBetslip` takes. */
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

/** What a player is told after the selections were put into the slip. */
export function playAgainText(taken: TakenIn, legs: number): string {
  if (taken.added < legs) return openedText(taken, legs);
  return legs === 1 ? 'Seçim kuponuna eklendi.' : `${legs} seçimin tamamı kuponuna eklendi.`;
}

function ascending(systems: readonly number[]): number[] {
  return systems.toSorted((one, other) => one - other);
}
