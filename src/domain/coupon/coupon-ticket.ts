/** View model of a coupon that was just played: its next selections, the rest as a count (rule play-28). */
import { oddText } from '../number-text.ts';
import { startText } from '../date-text.ts';
import type { Coupon } from '../../model/coupon.ts';
import { type LegState, couponRowView } from './coupon-row-view.ts';
import { legResultText } from './leg-result.ts';
import type { LegLiveScore } from './live-legs.ts';

export interface TicketLeg {
  key: string;
  eventId: number;
  sportId: number;
  eventName: string;
  outcomeName: string;
  marketName: string;
  state: LegState;
  /** The odd it was played at, "1,85". */
  odd: string;
  /** "67' · 2-1" of a running match, else its start "Bugün 19:00", else its result. */
  moment: string;
}

interface CouponTicket {
  /** Running matches first, then those that begin next, at most three. */
  legs: readonly TicketLeg[];
  /** "+2 maç"; '' when all selections are in `legs`. */
  moreText: string;
}

const TICKET_LEGS = 3;

/** @param now epoch seconds @param live scores of the followed matches, by event */
export function couponTicket(
  coupon: Coupon,
  now: number,
  live: ReadonlyMap<number, Pick<LegLiveScore, 'ended' | 'clock' | 'score'>>,
): CouponTicket {
  const { legStates } = couponRowView(coupon, now, live);
  const legs = (coupon.legs ?? [])
    .map((leg, place) => ({ ...leg, state: legStates[place] ?? 'unknown' }))
    .toSorted((one, other) => rank(one.state) - rank(other.state) || one.start - other.start);
  const shown = legs.slice(0, TICKET_LEGS).map((leg): TicketLeg => {
    const { eventId, marketId, outcomeNumber, sportId, eventName, outcomeName, marketName, state, start } = leg;
    return {
      ...{ eventId, sportId, eventName, outcomeName, marketName, state },
      key: `${eventId}:${marketId}:${outcomeNumber}`,
      odd: oddText(leg.odd),
      moment: momentOf(state, live.get(eventId), startText(start, now)),
    };
  });
  const more = legs.length - shown.length;
  return { legs: shown, moreText: more > 0 ? `+${more} maç` : '' };
}

function rank(state: LegState): number {
  if (state === 'running') return 0;
  return state === 'open' ? 1 : 2;
}

function momentOf(state: LegState, score: Pick<LegLiveScore, 'clock' | 'score'> | undefined, start: string): string {
  if (state !== 'running' && state !== 'open') return legResultText[state];
  const now = [score?.clock ?? '', score?.score ?? ''].filter((text) => text !== '').join(' · ');
  if (now !== '') return now;
  return state === 'running' ? 'Canlı' : start;
}
