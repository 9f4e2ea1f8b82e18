/** Outcomes as items of the slip: loaded markets come from the book, the others in one call from the service. */
import type { SelectionRequest } from '../../../src/contract/port/engine-contract.ts';
import { isDefinitiveRefusal } from '../../../src/contract/failure-checks.ts';
import { isPlayable } from '../../../src/domain/program/playable-outcome.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import { loadPinnedMarkets } from '../book/pinned-markets.ts';
import type { EngineContext } from '../context.ts';
import type { StoredSlipItem } from './stored-slip.ts';

export interface PinRequest extends SelectionRequest {
  banker?: boolean;
}

/** An item, and its event with the item's market only, for the event store of the slip. */
export interface PinnedItem {
  item: StoredSlipItem;
  event: ProgramEvent;
}

/**
 * Returns one result per request, in order: an outcome that is not on offer fails alone. Without a response of the
 * service the offer is unknown, and all requests fail (rule slip-25).
 */
export async function pinItems(
  context: EngineContext,
  requests: readonly PinRequest[],
  signal: AbortSignal,
): Promise<Result<Result<PinnedItem>[]>> {
  const { book } = context;
  const unknown = requests.filter(({ eventId, marketId }) => book.findMarket(eventId, marketId) === undefined);
  const shelf = book.openEventStore(null, null);
  const loaded = await loadPinnedMarkets(context, shelf, unknown, signal);
  const failed = loaded.ok ? undefined : loaded.failure;
  const isKnown = failed === undefined || isDefinitiveRefusal(failed);
  const pinned = isKnown ? requests.map((request) => pinItem(context, request, failed)) : [];
  shelf.close();
  return isKnown ? { ok: true, value: pinned } : { ok: false, failure: failed };
}

/** @param absent the service's refusal, returned when the market is missing */
function pinItem({ book }: EngineContext, request: PinRequest, absent?: Failure): Result<PinnedItem> {
  const { eventId, sportId, marketId, outcomeNumber, banker = false } = request;
  const found = book.findMarket(eventId, marketId);
  if (found === undefined) return { ok: false, failure: absent ?? { kind: 'notFound' } };
  const { event, market } = found;
  const outcome = market.outcomes.find(({ number }) => number === outcomeNumber);
  if (outcome === undefined) return { ok: false, failure: { kind: 'notFound' } };
  if (!isPlayable(event, market, outcome)) {
    return { ok: false, failure: { kind: 'refused', message: 'Bu oran şu anda oynanamıyor.' } };
  }
  const item: StoredSlipItem = {
    eventId,
    sportId,
    marketId,
    outcomeNumber,
    eventName: event.name,
    marketKey: market.key,
    line: market.line,
    outcomeName: outcome.name,
    agreedOdd: outcome.odd,
    webOdd: outcome.webOdd,
    minBets: market.minBets,
    start: event.start,
    banker,
  };
  const alone = { ...structuredClone({ ...event, markets: [] }), markets: [structuredClone(market)] };
  return { ok: true, value: { item, event: alone } };
}
