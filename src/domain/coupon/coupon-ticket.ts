/** View model of a coupon that was just played: its next selections, the rest as a count (rule play-28). */
import { oddText } from '../number-text.ts';
import { startText } from '../date-text.ts';
import type { Coupon } from '../../model/coupon.ts';
import { type CardLeg, type LegState, cardLeg, legMarks, legRank } from './coupon-row-view.ts';
import { legResultText } from './leg-result.ts';
import type { LegLiveScore } from './live-legs.ts';

export interface TicketLeg extends Omit<CardLeg, 'finalScore'> {
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
  const marks = legMarks(coupon, live);
  const legs = (coupon.legs ?? [])
    .map((leg, place): TicketLeg => {
      const card = cardLeg(leg, marks[place] ?? 'unknown');
      const moment = momentOf(card.state, live.get(card.eventId), startText(card.start, now));
      return { ...card, odd: oddText(leg.odd), moment };
    })
    .toSorted((one, other) => legRank(one.state) - legRank(other.state) || one.start - other.start);
  const more = legs.length - TICKET_LEGS;
  return { legs: legs.slice(0, TICKET_LEGS), moreText: more > 0 ? `+${more} maç` : '' };
}

function momentOf(state: LegState, score: Pick<LegLiveScore, 'clock' | 'score'> | undefined, start: string): string {
  if (state !== 'running' && state !== 'open') return legResultText[state];
  const now = [score?.clock ?? '', score?.score ?? ''].filter((text) => text !== '').join(' · ');
  if (now !== '') return now;
  return state === 'running' ? 'Canlı' : start;
}
