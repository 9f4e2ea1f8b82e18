/** Popular bets and easy coupons: one outcome each of what is played most. */
import type { WireBet, WireEasyCoupon } from '../../../src/contract/services/wire/bets-wire.ts';
import type { WireMarket, WireOutcome } from '../../../src/contract/services/wire/event-wire.ts';
import type { SimEvent } from '../model.ts';
import { steadyNoise } from '../random.ts';
import { marketNameOf } from './market-names.ts';
import { playSharesOf, mostPopular, eventNameOf, popularity } from './play-percentages.ts';

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

function wireBetOf(event: SimEvent, market: WireMarket, outcome: WireOutcome, now: number): WireBet {
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

function favouriteOf(market: WireMarket): WireOutcome | undefined {
  return market.o.filter((outcome) => outcome.odd > 1).toSorted((a, b) => a.odd - b.odd)[0];
}

interface Recipe {
  name: string;
  sportIds: readonly number[];
  /** "t_st|line" of each sport in turn. */
  markets: readonly string[];
  choose: (outcomes: readonly WireOutcome[]) => WireOutcome | undefined;
  size: number;
}

const between = (low: number, high: number) => (outcomes: readonly WireOutcome[]) =>
  outcomes.filter((outcome) => outcome.odd >= low && outcome.odd <= high).toSorted((a, b) => a.odd - b.odd)[0];
const highest = (low: number, high: number) => (outcomes: readonly WireOutcome[]) =>
  outcomes.filter((outcome) => outcome.odd >= low && outcome.odd <= high).toSorted((a, b) => b.odd - a.odd)[0];
const numbered = (no: number) => (outcomes: readonly WireOutcome[]) =>
  outcomes.find((outcome) => outcome.no === no && outcome.odd > 1);

const recipes: readonly Recipe[] = [
  { name: 'Günün Bankoları', sportIds: [1], markets: ['1_1|'], choose: between(1.15, 1.7), size: 4 },
  { name: 'Gollü Maçlar', sportIds: [1], markets: ['2_101|2.5'], choose: numbered(2), size: 4 },
  { name: 'Karşılıklı Gol', sportIds: [1], markets: ['2_89|'], choose: numbered(1), size: 3 },
  { name: 'Sürpriz Kupon', sportIds: [1], markets: ['1_1|'], choose: highest(3.2, 6.5), size: 3 },
  { name: 'Basketbol Kuponu', sportIds: [2], markets: ['1_2|'], choose: between(1.2, 1.9), size: 4 },
  { name: 'Tenis Kuponu', sportIds: [5], markets: ['1_9|'], choose: between(1.2, 1.9), size: 4 },
  {
    name: 'Karışık Kupon',
    sportIds: [1, 2, 5, 23],
    markets: ['1_1|', '1_2|', '1_9|', '1_10|'],
    choose: between(1.25, 2.2),
    size: 4,
  },
];

/** Coupons that can be filled; an event is in one coupon once. */
export function easyCoupons(eventsOf: (sportId: number) => Iterable<SimEvent>, now: number): WireEasyCoupon[] {
  return recipes.flatMap((recipe, index) => {
    const bets = fill(recipe, eventsOf, now);
    if (bets.length < recipe.size) return [];
    const product = bets.reduce((total, bet) => total * bet.odd, 1);
    return [{ id: index + 1, name: recipe.name, totalOdd: Math.round(product * 100) / 100, bets }];
  });
}

function fill(recipe: Recipe, eventsOf: (sportId: number) => Iterable<SimEvent>, now: number): WireBet[] {
  const bySport = recipe.sportIds.map((sportId) => mostPopular(upcoming(eventsOf(sportId)), now, 80));
  const bets: WireBet[] = [];
  for (let row = 0; row < 80; row += 1) {
    for (let at = 0; at < bySport.length; at += 1) {
      const event = bySport[at]?.[row];
      const market = event?.markets.get(recipe.markets[at] ?? '')?.wire;
      if (event === undefined || market?.s !== 1 || market.mbc > recipe.size) continue;
      if (bySport.length > 1 && bets.some((bet) => bet.sportId === event.wire.sid)) continue;
      const outcome = recipe.choose(market.o);
      if (outcome !== undefined) bets.push(wireBetOf(event, market, outcome, now));
      if (bets.length === recipe.size) return bets;
    }
  }
  return bets;
}

function* upcoming(events: Iterable<SimEvent>): Iterable<SimEvent> {
  for (const event of events) if (event.wire.bp === 0 && !event.longTerm && event.wire.s === 0) yield event;
}
