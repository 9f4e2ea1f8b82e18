/** Invented popularity of events and shares of plays by outcome and by event, without random changes between requests. */
import { HOUR_IN_MS } from '../../turkish-time.ts';
import type { SimEvent } from '../model.ts';
import { steadyNoise } from '../random.ts';
import { sportTable } from '../sports/sport-table.ts';
import type { WireMarket } from '../../../src/contract/services/wire/event-wire.ts';

/** Weight of each sport: sports with many events have many players. */
const appeal = new Map(sportTable.map((sport) => [sport.id, Math.sqrt(sport.share / 350)]));

/** Popularity of events: important competitions and early starts rank first, with a fixed random factor per event. */
export function popularity(event: SimEvent, now: number): number {
  const hours = event.wire.bp === 1 ? 0 : Math.max(0, (event.startMs - now) / HOUR_IN_MS);
  const rank = Math.exp(-event.competition.priority / 14) + 0.02;
  return (appeal.get(event.wire.sid) ?? 0.1) * rank * Math.exp(-hours / 40) * (0.5 + steadyNoise(event.wire.i, 1));
}

export function mostPopular(events: Iterable<SimEvent>, now: number, limit: number): SimEvent[] {
  return [...events]
    .map((event) => ({ event, weight: popularity(event, now) }))
    .toSorted((a, b) => b.weight - a.weight || a.event.wire.i - b.event.wire.i)
    .slice(0, limit)
    .map((entry) => entry.event);
}

export function eventNameOf(event: SimEvent): string {
  return event.wire.n ?? `${event.wire.hn} - ${event.wire.an}`;
}

/** Number of events in the response, about as many as in the real one (wire-sportsbook-5). */
const PLAYED_EVENTS = 378;

/** Returns eventId → marketId → outcome number → percent, as whole numbers that sum to 100 in a market. */
export function outcomePercentages(events: Iterable<SimEvent>): Record<string, Record<string, Record<string, number>>> {
  const answer: Record<string, Record<string, Record<string, number>>> = {};
  for (const event of events) {
    const markets: Record<string, Record<string, number>> = {};
    for (const market of event.markets.values()) {
      if (market.listed) markets[market.wire.i] = playSharesOf(market.wire);
    }
    answer[event.wire.i] = markets;
  }
  return answer;
}

/** Returns the percentage of players for each offered outcome; favourites get more. */
export function playSharesOf(market: WireMarket): Record<string, number> {
  const offered = market.o.filter((outcome) => outcome.odd > 1);
  const weights = offered.map((outcome) => outcome.odd ** -1.5 * (0.7 + 0.6 * steadyNoise(market.i, outcome.no)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // Each outcome gets 1, and the rest is distributed by largest remainder.
  const free = 100 - offered.length;
  const exact = weights.map((weight) => (weight / sum) * free);
  const whole = exact.map(Math.floor);
  const missing = free - whole.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return Object.fromEntries(offered.map((outcome, index) => [String(outcome.no), 1 + (whole[index] ?? 0)]));
}

/** Returns eventId → percent of all plays of the sport, with two decimals. */
export function playedPercentages(events: Iterable<SimEvent>, now: number): Record<string, number> {
  const chosen = mostPopular(events, now, PLAYED_EVENTS);
  const weights = chosen.map((event) => popularity(event, now));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Object.fromEntries(
    chosen.map((event, index) => [
      String(event.wire.i),
      Math.max(0.01, Math.round(((weights[index] ?? 0) / sum) * 10_000) / 100),
    ]),
  );
}
