/** Topics made of a set of events that a service names: widgets and highlights. Rows carry the sport's main market. */
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { ColumnQuery } from '../../../src/contract/port/topics.ts';
import { listGroups } from '../../../src/domain/program/columns.ts';
import { hasProbablyMoved } from '../../../src/domain/program/has-probably-moved.ts';
import { noMarketConfig } from '../../../src/domain/program/no-market-config.ts';
import { pickMarket } from '../../../src/domain/program/pick-market.ts';
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import { createLoad } from '../calls/create-load.ts';
import type { ReferenceData } from '../calls/reference-data.ts';
import { createEventRows } from './event-rows.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

export function openWidget(parts: TopicParts, which: 'live' | 'upcoming', markDirty: MarkDirty): TopicSource {
  const { context, reference } = parts;
  const call = which === 'live' ? sportsbookCalls.getLiveEventsForWidget : sportsbookCalls.getUpcomingEventsForWidget;
  const abort = new AbortController();
  const shelf = context.book.openEventStore(null, null);
  const rows = createEventRows({
    eventStores: [shelf],
    columns: (event) => mainColumn(reference, event),
    reference,
    markDirty,
  });
  let order: number[] | undefined;

  const show = (events: DecodedEvent[]): void => {
    order = events.map(({ event }) => event.id);
    rows.setWindow(order);
    markDirty('order');
  };
  const load = createLoad({
    cached: {
      read: () => context.cached(call, {}),
      show: ({ data }) => {
        const now = context.now() / 1_000;
        const events = data.filter(({ event }) => !hasProbablyMoved(event, now));
        shelf.fillFromCache(events);
        show(events);
      },
    },
    work: async (): Promise<Result<number | null>> => {
      shelf.beginLoad();
      const result = await context.services.request(call, { signal: abort.signal });
      if (!result.ok || (result.value.storedAt !== null && order !== undefined)) {
        shelf.abandonLoad();
        return result.ok ? { ok: true, value: Math.max(result.value.storedAt ?? 0, load.state.at) } : result;
      }
      shelf.replace(result.value.data);
      show(result.value.data);
      return { ok: true, value: result.value.storedAt };
    },
    now: context.now,
    retries: context.retries,
    onState: () => markDirty('load'),
    signal: abort.signal,
  });

  const releases = [
    reference.competitions.use(rows.markAll),
    reference.markets.use(rows.markAll),
    context.onMissedMessages(load.revalidate),
    shelf.onStructureChange(() => {
      const left = order?.filter((id) => shelf.events.has(id));
      if (left === undefined || left.length === order?.length) return;
      order = left;
      markDirty('order');
    }),
  ];
  void load.run();

  return {
    keys: () => ['load', ...(order === undefined ? [] : ['order']), ...rows.keys()],
    read: (key) => (key === 'load' ? load.state : key === 'order' ? order : rows.read(key)),
    setWindow: () => undefined,
    retry: () => void load.run(),
    close: () => {
      for (const release of releases) release();
      rows.close();
      abort.abort();
      shelf.close();
    },
  };
}

/**
 * The first column of a sport's list page. While no market configuration is loaded, it is the sport's main market (rule
 * program-17). A sport without columns shows any market of the event.
 */
export function mainColumn(reference: ReferenceData, event: ProgramEvent): readonly ColumnQuery[] {
  const config = reference.markets.value;
  const page = { sportId: event.sportId, live: event.phase !== 0, narrow: false };
  const first = listGroups(config ?? noMarketConfig, page)[0]?.subgroups[0]?.columns[0];
  if (first === undefined) return [anyMarket];
  const column = { market: first.market, liveMarket: first.liveMarket };
  // A missing market does not mean a closed match while the configuration is not loaded, so any other market is shown.
  return [config === undefined && pickMarket(event, column) === null ? anyMarket : column];
}

/** Column that picks the event's first market. */
const anyMarket: ColumnQuery = { market: '', liveMarket: '' };
