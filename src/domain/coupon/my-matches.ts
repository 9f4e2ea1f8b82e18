/** The running matches of a member's waiting coupons (rule coupon-34). Pure. */
import type { Coupon, CouponLeg } from '../../model/coupon.ts';
import type { LegLiveScore } from './live-legs.ts';

export interface MyMatch {
  /** Id the selection was made with. */
  eventId: number;
  sportId: number;
  eventName: string;
  live: LegLiveScore;
  /** The selections on it, of the newest coupon first, with their coupon. */
  picks: readonly { leg: CouponLeg; coupon: Coupon }[];
}

/**
 * Returns each running match once, in the order of their starts.
 * @param scores live scores by event id; matches without one, and ended ones, are left out
 */
export function myMatches(coupons: readonly Coupon[], scores: ReadonlyMap<number, LegLiveScore>): MyMatch[] {
  const picks = coupons
    .toSorted((one, other) => other.playedAt - one.playedAt)
    .flatMap((coupon) => (coupon.legs ?? []).map((leg) => ({ leg, coupon })))
    .filter(({ leg }) => leg.result === 'open');
  return [...new Set(picks.map(({ leg }) => leg.eventId))]
    .flatMap((eventId) => {
      const live = scores.get(eventId);
      const ofMatch = picks.filter((pick) => pick.leg.eventId === eventId);
      const leg = ofMatch[0]?.leg;
      if (leg === undefined || live === undefined || live.ended) return [];
      return [{ eventId, sportId: leg.sportId, eventName: leg.eventName, live, picks: ofMatch }];
    })
    .toSorted((one, other) => startOf(one) - startOf(other) || one.eventId - other.eventId);
}

const startOf = ({ picks }: MyMatch): number => picks[0]?.leg.start ?? 0;

/** Number of waiting coupons with a selection on one of these matches. */
export function liveCouponCount(matches: readonly MyMatch[]): number {
  return new Set(matches.flatMap(({ picks }) => picks.map(({ coupon }) => coupon.id))).size;
}
