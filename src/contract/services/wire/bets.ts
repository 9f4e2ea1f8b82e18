/** Bets the service proposes, by themselves or as an easy coupon. Odds become hundredths. */
import { type Infer, array, number, string, type as shape } from 'superstruct';
import type { EasyCoupon, PopularBet } from '../../../model/program.ts';
import { decodeOdd } from '../../hub/figures.ts';
import type { DecodeContext } from '../call.ts';
import { decodeRows } from '../rows.ts';

export const popularBet = shape({
  eventId: number(),
  marketId: number(),
  outcomeNo: number(),
  sportId: number(),
  eventName: string(),
  marketName: string(),
  outcomeName: string(),
  eventDate: number(),
  odd: number(),
  wodd: number(),
  mbs: number(),
  /** How many played it, and its share of the event's plays in percent. */
  playedCount: number(),
  percent: number(),
});

export const easyCoupon = shape({ id: number(), name: string(), totalOdd: number(), bets: array(popularBet) });

type WireBet = Infer<typeof popularBet>;
type WireCoupon = Infer<typeof easyCoupon>;

export function decodeBets(wire: readonly WireBet[], context: DecodeContext): PopularBet[] {
  return decodeRows(toBet)(wire, context);
}

/** Without the total: odds move, and what they come to is computed from them. */
export function decodeEasyCoupons(wire: readonly WireCoupon[], context: DecodeContext): Omit<EasyCoupon, 'totalOdd'>[] {
  return decodeRows(({ id, name, bets }: WireCoupon) => ({ id, name, bets: bets.map(toBet) }))(wire, context);
}

function toBet(bet: WireBet): PopularBet {
  const odd = decodeOdd(bet.odd) ?? 100;
  return {
    eventId: bet.eventId,
    sportId: bet.sportId,
    marketId: bet.marketId,
    outcomeNumber: bet.outcomeNo,
    eventName: bet.eventName,
    marketName: bet.marketName,
    outcomeName: bet.outcomeName,
    start: bet.eventDate,
    odd,
    webOdd: decodeOdd(bet.wodd) ?? odd,
    status: 1,
    minBets: bet.mbs,
    playedCount: bet.playedCount,
    percent: bet.percent,
  };
}
