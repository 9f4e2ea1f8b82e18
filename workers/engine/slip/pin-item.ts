/** An outcome as an item of the slip: its event from the book when it is there, else from the service. */
import type { SelectionRequest } from '../../../src/contract/port/engine.ts';
import { isPlayable } from '../../../src/domain/program/playable.ts';
import type { Market, ProgramEvent } from '../../../src/model/event.ts';
import type { Failure } from '../../../src/model/failure.ts';
import { loadPinnedMarkets } from '../book/pinned-markets.ts';
import type { Shelf } from '../book/shelf.ts';
import type { EngineContext } from '../context.ts';
import type { KeptItem } from './kept-slip.ts';

/** Puts its event on the shelf of the slip. */
export async function pinItem(
  context: EngineContext,
  shelf: Shelf,
  request: SelectionRequest,
  signal: AbortSignal,
): Promise<KeptItem | Failure> {
  const { eventId, sportId, marketId, outcomeNumber } = request;
  const known = context.book.findMarket(eventId, marketId);
  const found = known ?? (await fetchMarket(context, request, signal));
  const outcome = found?.market.outcomes.find(({ number }) => number === outcomeNumber);
  if (found === undefined || outcome === undefined) return { kind: 'notFound' };
  const { event, market } = found;
  if (!isPlayable(event, market, outcome)) return { kind: 'refused', message: 'Bu oran şu anda oynanamıyor.' };
  shelf.put({ ...structuredClone({ ...event, markets: [] }), markets: [structuredClone(market)] });
  return {
    ...{ eventId, sportId, marketId, outcomeNumber },
    eventName: event.name,
    marketKey: market.key,
    line: market.line,
    outcomeName: outcome.name,
    agreedOdd: outcome.odd,
    webOdd: outcome.webOdd,
    minBets: market.minBets,
    start: event.start,
    banker: false,
  };
}

async function fetchMarket(
  context: EngineContext,
  request: SelectionRequest,
  signal: AbortSignal,
): Promise<{ event: ProgramEvent; market: Market } | undefined> {
  const shelf = context.book.openShelf(null, null);
  await loadPinnedMarkets(context, shelf, [request], signal);
  const event = shelf.events.get(request.eventId);
  const market = event?.markets.find(({ id }) => id === request.marketId);
  shelf.close();
  return event === undefined || market === undefined ? undefined : { event, market };
}
