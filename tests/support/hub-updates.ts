/** Hub messages a test builds from the server's own event, so that they differ only in the given fields. */
import type { WireEventUpdate, WireMarketUpdate } from '../../src/contract/hub/wire.ts';
import type { WireEvent, WireMarket } from '../../src/contract/services/wire/event-wire.ts';

/** An update of an event, `by` versions above the server's. */
export function eventUpdate(event: WireEvent, by: number, fields: Partial<WireEventUpdate> = {}): WireEventUpdate {
  return { eid: event.i, ev: event.v + by, sid: event.sid, es: event.s, bp: event.bp, mb: event.mbc, ...fields };
}

export function marketUpdate(market: WireMarket, fields: Partial<WireMarketUpdate> = {}): WireMarketUpdate {
  return { i: market.i, a: 'u', v: market.v + 1, s: market.s, m: market.mbc, k: `${market.t}_${market.st}`, ...fields };
}

/** Changes one odd and nothing else. */
export function oddUpdate(
  event: WireEvent,
  by: number,
  marketId: number,
  outcome: number,
  odd: number,
): WireEventUpdate {
  return eventUpdate(event, by, { m: [{ i: marketId, a: 'u', o: [{ n: outcome, o: odd, wo: odd }] }] });
}
