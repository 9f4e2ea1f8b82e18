/**
 * The selected outcomes: one an event, the same in every tab, following their odds. They live here and on the device,
 * so that a reload of the only tab, which ends the engine, keeps them.
 */
import type { SelectionRequest } from '../../../src/contract/engine.ts';
import type { Failure, Result } from '../../../src/contract/errors.ts';
import type { Market, ProgramEvent } from '../../../src/contract/program.ts';
import type { Selection } from '../../../src/contract/topics.ts';
import { isPlayable } from '../../../src/domain/program/playable.ts';
import type { DeviceStore } from '../../../src/storage/device-database.ts';
import { loadPinnedMarkets } from '../book/pinned-markets.ts';
import type { EngineContext } from '../context.ts';
import { createLoad } from '../services/load.ts';
import { createKeptValue } from './kept-value.ts';
import { type StoredSelection, isStoredSelections } from './stored-selection.ts';

export interface Selections {
  current(): Selection[];
  toggle(request: SelectionRequest): Promise<Result<{ selected: boolean }>>;
  add(requests: readonly SelectionRequest[]): Promise<Result<{ added: number }>>;
  clear(): Promise<void>;
  /** After a reconnect: the odds may have moved unseen. */
  refresh(): void;
  onChange(listener: () => void): () => void;
}

export interface SelectionNames {
  market(key: string, line: string): string;
  outcome(key: string, line: string, outcomeNumber: number, fallback: string): string;
}

const KEY = 'selections';

export function createSelections(
  context: EngineContext,
  store: DeviceStore,
  names: SelectionNames,
  signal: AbortSignal,
): Selections {
  const shelf = context.book.openShelf(null, null);
  const listeners = new Set<() => void>();
  const watched = new Map<number, () => void>();
  let stored: StoredSelection[] = [];

  const kept = createKeptValue({
    store,
    key: KEY,
    guard: isStoredSelections,
    onElsewhere: (next) => {
      show(next);
      load.refresh();
    },
    signal,
  });

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const show = (next: StoredSelection[]): void => {
    stored = next;
    const events = new Set(next.map(({ eventId }) => eventId));
    for (const [eventId, release] of watched) {
      if (events.has(eventId)) continue;
      release();
      watched.delete(eventId);
      shelf.remove(eventId);
    }
    for (const eventId of events) if (!watched.has(eventId)) watched.set(eventId, shelf.onEvent(eventId, tell));
    tell();
  };

  const commit = async (next: StoredSelection[]): Promise<void> => {
    show(next);
    await kept.write(next);
  };

  const load = createLoad({
    work: async () => {
      const asked = stored;
      const result = await loadPinnedMarkets(context, shelf, asked, signal);
      // The answer may have taken the place of a market that was chosen meanwhile.
      if (stored !== asked) load.refresh();
      return result;
    },
    now: context.now,
    onState: tell,
    signal,
  });

  const restored = kept.read().then((before) => {
    if (before === undefined || before.length === 0) return;
    show(before);
    // Not waited for: a choice can be made while the odds of the earlier ones are on their way.
    load.refresh();
  });

  /** Puts the event of a request on the shelf, from the book when it is there, else from the service. */
  const pin = async (request: SelectionRequest): Promise<StoredSelection | Failure> => {
    const known = context.book.findMarket(request.eventId, request.marketId);
    const found = known ?? (await fetchMarket(context, request, signal));
    const outcome = found?.market.outcomes.find(({ number }) => number === request.outcomeNumber);
    if (found === undefined || outcome === undefined) return { kind: 'notFound' };
    const { event, market } = found;
    if (!isPlayable(event, market, outcome)) return { kind: 'refused', message: 'Bu oran şu anda oynanamıyor.' };
    shelf.put({ ...structuredClone({ ...event, markets: [] }), markets: [structuredClone(market)] });
    return {
      ...request,
      eventName: event.name,
      marketKey: market.key,
      line: market.line,
      outcomeName: outcome.name,
      odd: outcome.odd,
      webOdd: outcome.webOdd,
      minBets: market.minBets,
    };
  };

  const describe = (selection: StoredSelection): Selection => {
    const event = shelf.events.get(selection.eventId);
    const market = event?.markets.find(({ id }) => id === selection.marketId);
    const outcome = market?.outcomes.find(({ number }) => number === selection.outcomeNumber);
    const { marketKey, line } = selection;
    return {
      eventId: selection.eventId,
      sportId: selection.sportId,
      marketId: selection.marketId,
      outcomeNumber: selection.outcomeNumber,
      eventName: selection.eventName,
      marketName: names.market(marketKey, line),
      outcomeName: names.outcome(marketKey, line, selection.outcomeNumber, selection.outcomeName),
      odd: outcome?.odd ?? selection.odd,
      webOdd: outcome?.webOdd ?? selection.webOdd,
      minBets: market?.minBets ?? selection.minBets,
      open: event !== undefined && market !== undefined && outcome !== undefined && isPlayable(event, market, outcome),
    };
  };

  const put = (selection: StoredSelection): StoredSelection[] => {
    const index = stored.findIndex(({ eventId }) => eventId === selection.eventId);
    return index < 0 ? [...stored, selection] : stored.with(index, selection);
  };

  return {
    current: () => stored.map(describe),
    toggle: async (request) => {
      await restored;
      if (stored.some((selection) => isSame(selection, request))) {
        await commit(stored.filter((selection) => !isSame(selection, request)));
        return { ok: true, value: { selected: false } };
      }
      const pinned = await pin(request);
      if ('kind' in pinned) return { ok: false, failure: pinned };
      await commit(put(pinned));
      return { ok: true, value: { selected: true } };
    },
    add: async (requests) => {
      await restored;
      let added = 0;
      for (const request of requests) {
        // One after another: the shelf and the list change with each.
        // oxlint-disable-next-line no-await-in-loop
        const pinned = await pin(request);
        if ('kind' in pinned) continue;
        // oxlint-disable-next-line no-await-in-loop
        await commit(put(pinned));
        added += 1;
      }
      return { ok: true, value: { added } };
    },
    clear: async () => {
      await restored;
      await commit([]);
    },
    refresh: load.refresh,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function isSame(selection: SelectionRequest, request: SelectionRequest): boolean {
  return (
    selection.eventId === request.eventId &&
    selection.marketId === request.marketId &&
    selection.outcomeNumber === request.outcomeNumber
  );
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
