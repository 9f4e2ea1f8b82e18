/** Popular bets and easy coupons: one outcome each of what is played most. */
import type { WireBet } from '../../../src/contract/services/wire/bets-wire.ts';
import type { WireMarket, WireOutcome } from '../../../src/contract/services/wire/event-wire.ts';
import type { SimEvent } from '../model.ts';
import { steadyNoise } from '../random.ts';
import { marketNameOf } from './market-names.ts';
import { playSharesOf } from './play-percentages.ts';
import { mostPopular, eventNameOf, popularity } from './popularity.ts';

/** The most played outcome of the first market of each event; only what can be played now. */
export function mostPlayedBets(events: Iterable<SimEvent>, now: number, limit: number): WireBet[] {
  const bets: WireBet[] = [];
  for (const event of mostPopular(events, now, 4 * limit)) {
    const market = [...event.markets.values()].find((each) => each.listed && each.wire.s === 1)?.wire;
    if (market === undefined || event.wire.s < 0) continue;
    const favourite = favouriteOf(market);
    if (favourite !== undefined) bets.push(wireBetOf(event, market, favourite, now));
    if (bets.length === limit) break;
  }
  return bets.toSorted((a, b) => b.playedCount - a.playedCount);
}

export function wireBetOf(event: SimEvent, market: WireMarket, outcome: WireOutcome, now: number): WireBet {
  const percent = playSharesOf(market)[outcome.no] ?? 1;
  const players = 400 + Math.round(48_000 * popularity(event, now) * (0.9 + 0.2 * steadyNoise(market.i, 9)));
  return {
    eventId: event.wire.i,
    marketId: market.i,
    outcomeNo: outcome.no,
    sportId: event.wire.sid,
    eventName: eventNameOf(event),
    marketName: marketNameOf(market),
    outcomeName: outcome.n,
    eventDate: event.wire.d,
    odd: outcome.odd,
    wodd: outcome.wodd,
    mbs: market.mbc,
    playedCount: Math.round((players * percent) / 100),
    percent,
  };
}

export function favouriteOf(market: WireMarket): WireOutcome | undefined {
  return market.o.filter((outcome) => outcome.odd > 1).toSorted((a, b) => a.odd - b.odd)[0];
}
