/** Popularity of events: important competitions and early starts rank first, with a fixed random factor per event. */
import { HOUR_IN_MS } from '../../turkish-time.ts';
import type { SimEvent } from '../model.ts';
import { steadyNoise } from '../random.ts';
import { sportTable } from '../sports/sport-table.ts';

/** Weight of each sport: sports with many events have many players. */
const appeal = new Map(sportTable.map((sport) => [sport.id, Math.sqrt(sport.share / 350)]));

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
