/** Hub messages in the wire's shapes (wire-hub-3). Every one marks the change, and all but those of odds a new version. */
import type { WireEventUpdate, WireMarketUpdate } from '../../src/contract/hub/wire.ts';
import type { WireMarket, WireOutcome } from '../../src/contract/services/wire/event-wire.ts';
import type { Broadcast } from '../world.ts';
import type { SimEvent } from './model.ts';
import type { SimProgram } from './sim-program.ts';

/** Odds and statuses of markets alone: `currentOdds`. Their own versions move, the event's stands still (wire-hub-8). */
export function oddsMessage(program: SimProgram, event: SimEvent, markets: WireMarketUpdate[]): Broadcast {
  program.markOddsChanged(event);
  const message: WireEventUpdate = { eid: event.wire.i, ev: event.wire.v, sid: event.wire.sid, m: markets };
  return { hub: 'lite', target: 'currentOdds', message };
}

/** Status, phase, MBS, market count, and markets where some changed: `currentEvents`. */
export function eventMessage(program: SimProgram, event: SimEvent, markets: WireMarketUpdate[]): Broadcast {
  program.markEventChanged(event);
  const { wire } = event;
  const message: WireEventUpdate = {
    eid: wire.i,
    ev: wire.v,
    sid: wire.sid,
    es: wire.s,
    bp: wire.bp,
    mb: wire.mbc,
    mc: wire.oc,
    m: markets,
  };
  return { hub: 'lite', target: 'currentEvents', message };
}

/** "Removed from program": `phase` says from which part, 0 pre-match, 1 live. */
export function removalMessage(program: SimProgram, event: SimEvent, phase: number): Broadcast {
  program.markEventChanged(event);
  const { i, v, sid, s } = event.wire;
  const message: WireEventUpdate = { eid: i, ev: v, sid, a: 'rp', es: s, bp: phase };
  return { hub: 'lite', target: 'currentEvents', message };
}

/** Odds message when only odds and statuses moved, event message when markets came or went. */
export function marketsMessage(program: SimProgram, event: SimEvent, markets: WireMarketUpdate[]): Broadcast {
  const onlyUpdates = markets.every((market) => market.a === 'u');
  return onlyUpdates ? oddsMessage(program, event, markets) : eventMessage(program, event, markets);
}

export function scoreMessage(event: SimEvent): Broadcast[] {
  if (event.match === undefined) return [];
  return [{ hub: 'score', target: 'currentScore', message: { ...event.match.score } }];
}

export function marketAdded(market: WireMarket): WireMarketUpdate {
  const update = marketHead(market, 'a');
  update.o = market.o.map((outcome) => ({ n: outcome.no, na: outcome.n, o: outcome.odd, wo: outcome.wodd }));
  return update;
}

/** `outcomes`: those that changed; none when only the status did. */
export function marketUpdated(market: WireMarket, outcomes: readonly WireOutcome[]): WireMarketUpdate {
  const update = marketHead(market, 'u');
  if (outcomes.length > 0) {
    update.o = outcomes.map((outcome) => ({ n: outcome.no, o: outcome.odd, wo: outcome.wodd }));
  }
  return update;
}

export function marketRemoved(market: WireMarket): WireMarketUpdate {
  const update = marketHead(market, 'r');
  update.s = 0;
  return update;
}

function marketHead(market: WireMarket, a: 'a' | 'u' | 'r'): WireMarketUpdate {
  const { i, v, s, mbc, t, st, sov } = market;
  const head: WireMarketUpdate = { i, a, v, s, m: mbc, k: `${t}_${st}` };
  if (sov !== undefined) head.sov = sov;
  return head;
}
