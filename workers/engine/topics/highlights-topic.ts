/** Highlighted leagues and events of a sport; the events come from the sport's own lists. */
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import type { HighlightedLeague } from '../../../src/model/program.ts';
import { LIVE, PRE_MATCH } from '../../../src/model/event.ts';
import { createResource } from '../calls/resource.ts';
import { mainColumn } from './widget-topic.ts';
import { combineLoadStates } from './list-topic.ts';
import { createEventRows, findShownEvent } from './event-rows.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

const MAX_AGE_MS = 120_000;

export function openHighlights(parts: TopicParts, sportId: number, markDirty: MarkDirty): TopicSource {
  const { context, reference, lists } = parts;
  const abort = new AbortController();
  const { services, now, retries } = context;
  const common = { services, maxAgeMs: MAX_AGE_MS, now, retries, signal: abort.signal };
  const input = { query: { st: String(sportId) } };
  const leagues = createResource({
    ...common,
    call: sportsbookCalls.getHighlightedLeagues,
    input,
    from: (found) => found,
  });
  const events = createResource({
    ...common,
    call: sportsbookCalls.getHighlightedEvents,
    input,
    from: (eventIds) => eventIds,
  });
  const acquired = [lists.acquire(sportId, PRE_MATCH), lists.acquire(sportId, LIVE)];
  const shelves = acquired.map(({ list }) => list.eventStore);
  const rows = createEventRows({
    eventStores: shelves,
    columns: (event) => mainColumn(reference, event),
    reference,
    markDirty,
  });
  let order: number[] | undefined;

  const namedLeagues = (): HighlightedLeague[] | undefined =>
    leagues.value?.map((league) => ({
      ...league,
      competition: reference.competitions.value?.get(league.competitionId) ?? null,
    }));
  /**
   * Highlighted events that the lists have. Undefined while there are none and a list is not loaded yet, because "no
   * events" would be wrong.
   */
  const found = (): number[] | undefined => {
    const there = events.value?.filter((id) => findShownEvent(shelves, id) !== undefined);
    return there?.length === 0 && acquired.some(({ list }) => list.load.state.at === 0) ? undefined : there;
  };
  const reorder = (): void => {
    const now = found();
    if (now?.join() === order?.join()) return;
    order = now;
    rows.setWindow(now ?? []);
    markDirty('order');
  };
  const states = () => [leagues.state, events.state, ...acquired.map(({ list }) => list.load.state)];

  const releases = [
    leagues.use(() => {
      markDirty('leagues');
      markDirty('load');
    }),
    events.use(() => {
      reorder();
      markDirty('load');
    }),
    ...acquired.map(({ list }) => list.eventStore.onStructureChange(reorder)),
    ...acquired.map(({ list }) =>
      list.onState(() => {
        reorder();
        markDirty('load');
      }),
    ),
    reference.competitions.use(() => {
      rows.markAll();
      markDirty('leagues');
    }),
    reference.markets.use(rows.markAll),
  ];
  reorder();

  return {
    keys: () => [
      'load',
      ...(leagues.value === undefined ? [] : ['leagues']),
      ...(order === undefined ? [] : ['order']),
      ...rows.keys(),
    ],
    read: (key) => {
      if (key === 'load') return combineLoadStates(states());
      if (key === 'leagues') return namedLeagues();
      if (key === 'order') return order;
      return rows.read(key);
    },
    setWindow: () => undefined,
    retry: () => {
      leagues.refresh();
      events.refresh();
      for (const { list } of acquired) void list.load.run();
    },
    close: () => {
      for (const release of releases) release();
      rows.close();
      abort.abort();
      for (const { release } of acquired) release();
    },
  };
}
