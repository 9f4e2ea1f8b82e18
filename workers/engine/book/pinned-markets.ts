/** Events loaded for single markets in them (`markets_by_id`): the slip's items, popular bets, easy coupons. */
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { EngineContext } from '../context.ts';
import type { EventStore } from './event-store-interfaces.ts';

export interface MarketPin {
  eventId: number;
  marketId: number;
  outcomeNumber: number;
}

/**
 * Loads the pinned markets into the store. Events that were in it before and are missing in the response are removed;
 * events added meanwhile stay. Makes no request without pins.
 * @returns epoch seconds of a cached response, null for a fresh one
 */
export async function loadPinnedMarkets(
  context: EngineContext,
  shelf: EventStore,
  pins: readonly MarketPin[],
  signal: AbortSignal,
): Promise<Result<number | null>> {
  const before = [...shelf.events.keys()];
  shelf.beginLoad();
  if (pins.length === 0) {
    shelf.patch([], before);
    return { ok: true, value: null };
  }
  const result = await context.services.request(sportsbookCalls.getMarketsById, {
    body: pins.map(({ eventId, marketId, outcomeNumber }) => ({ eventId, marketId, outComeNo: outcomeNumber })),
    signal,
  });
  if (!result.ok) {
    shelf.abandonLoad();
    return result;
  }
  const events = result.value.data;
  const answered = new Set(events.map(({ event }) => event.id));
  shelf.patch(
    events,
    before.filter((eventId) => !answered.has(eventId)),
  );
  return { ok: true, value: result.value.storedAt };
}
