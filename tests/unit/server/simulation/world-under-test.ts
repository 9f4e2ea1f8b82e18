/**
 * A world with a clock that the test moves, and message application written from the rules, independent of the product.
 */
import type { WireEventUpdate, WireScore } from '../../../../src/contract/hub/wire.ts';
import type { WireEvent, WireMarket } from '../../../../src/contract/services/wire/event-wire.ts';
import { createWorld } from '../../../../server/simulation/create-world.ts';
import type { Broadcast, World, WorldOptions } from '../../../../server/world.ts';

export const START = Date.parse('2026-11-20T15:07:00Z');
export const SPORT_IDS = [1, 2, 5, 23, 20, 4, 117, 6, 19, 11, 30, 998, 137, 153];

export interface Clock {
  ms: number;
}

export function newWorld(options: Partial<WorldOptions> = {}): { world: World; clock: Clock } {
  const clock = { ms: START };
  const world = createWorld({ seed: 11, events: 1200, now: () => clock.ms, ...options });
  return { world, clock };
}

/** Runs the simulation for these minutes; returns every message in order. */
export function run(world: World, clock: Clock, minutes: number, perStep = 30, stepSeconds = 10): Broadcast[] {
  const sent: Broadcast[] = [];
  for (let passed = 0; passed < minutes * 60; passed += stepSeconds) {
    clock.ms += stepSeconds * 1000;
    sent.push(...world.step(perStep));
  }
  return sent;
}

export function allEvents(world: World, type: 0 | 1 | 2): WireEvent[] {
  return SPORT_IDS.flatMap((sportId) => world.list(sportId, type, 0).events);
}

export function eventOf(world: World, eventId: number): WireEvent {
  const event = world.event(eventId);
  if (event === undefined || event === 'over') throw new Error(`event ${eventId} is not on`);
  return event;
}

export function runningOf(world: World, sportId: number): WireEvent {
  const event = world.list(sportId, 1, 0).events.find((each) => each.bp === 1);
  if (event === undefined) throw new Error(`nothing runs in sport ${sportId}`);
  return eventOf(world, event.i);
}

export function marketOf(event: WireEvent, key: string, line?: string): WireMarket | undefined {
  return event.m.find((market) => `${market.t}_${market.st}` === key && (line === undefined || market.sov === line));
}

/** Applies one lite-hub message to an event; returns false when it removes the event from the program. */
export function applyUpdate(event: WireEvent, update: WireEventUpdate): boolean {
  if (update.ev < event.v) return true;
  event.v = update.ev;
  if (update.a === 'rp') return false;
  event.s = update.es ?? event.s;
  event.bp = update.bp ?? event.bp;
  event.mbc = update.mb ?? event.mbc;
  event.oc = update.mc ?? event.oc;
  for (const entry of update.m ?? []) {
    const known = event.m.find((market) => market.i === entry.i);
    if (entry.a === 'r') event.m = event.m.filter((market) => market.i !== entry.i);
    else if (known !== undefined) {
      known.s = entry.s ?? known.s;
      known.v = entry.v ?? known.v;
      for (const outcome of entry.o ?? []) {
        const mine = known.o.find((each) => each.no === outcome.n);
        if (mine === undefined) throw new Error('an update names an outcome that is not there');
        mine.odd = outcome.o ?? mine.odd;
        mine.wodd = outcome.wo ?? mine.wodd;
      }
    } else if (entry.a === 'a') event.m.push(newMarket(entry));
  }
  return true;
}

export function applyScore(event: WireEvent, score: WireScore): void {
  event.sc = { ...event.sc, ...score };
}

function newMarket(entry: NonNullable<WireEventUpdate['m']>[number]): WireMarket {
  const { i, v, s, m, k, sov, o } = entry;
  if (v === undefined || s === undefined || m === undefined || k === undefined || o === undefined) {
    throw new Error('a new market does not tell everything');
  }
  const [t = 0, st = 0] = k.split('_').map(Number);
  const outcomes = o.map((outcome) => {
    if (outcome.na === undefined || outcome.o === undefined || outcome.wo === undefined) {
      throw new Error('a new outcome does not tell everything');
    }
    return { no: outcome.n, n: outcome.na, odd: outcome.o, wodd: outcome.wo };
  });
  return { i, t, st, v, s, mbc: m, ...(sov === undefined ? {} : { sov }), o: outcomes };
}
