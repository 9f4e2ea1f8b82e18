/**
 * Topic of a program list: evaluates the query on the book, and sends order and facets when they differ, and rows of
 * the window only.
 */
import type { LoadState } from '../../../src/model/load.ts';
import type { ListFacets, ListItem } from '../../../src/model/program.ts';
import { LIVE, LONG_TERM, PRE_MATCH, type ProgramEvent, type ProgramType } from '../../../src/model/event.ts';
import type { ListQuery } from '../../../src/contract/port/topics.ts';
import { hasProbablyMoved } from '../../../src/domain/program/has-probably-moved.ts';
import { selectList } from '../../../src/domain/program/select-list.ts';
import { sports } from '../../../src/domain/sports.ts';
import { findShownEvent, createEventRows } from './event-rows.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

/** Kick-offs and removals come in bursts; a list that reorders more often cannot be read. */
const REORDER_MS = 200;

/**
 * Longest wait of the first order for all its data: leagues that came after it would move what is being read. On a slow
 * phone they came more than 0.4 s after the odds, a layout shift of 0.05.
 */
const FIRST_ORDER_MS = 1_000;

/** Interval of reordering by time, because "within the hour" means another hour a minute later. */
const HOURS_MS = 60_000;

/** @param passes decides at each new order whether an event is listed at all */
export function openList(
  parts: TopicParts,
  query: ListQuery,
  markDirty: MarkDirty,
  passes?: (event: ProgramEvent) => boolean,
): TopicSource {
  const { context, reference, favourites, lists } = parts;
  const acquired = sportsOf(query).flatMap((sportId) => typesOf(query).map((type) => lists.acquire(sportId, type)));
  const shelves = acquired.map(({ list }) => list.eventStore);
  const rows = createEventRows({ eventStores: shelves, columns: () => query.columns, reference, markDirty });
  let order: ListItem[] | undefined;
  let facets: ListFacets | undefined;
  let told = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waited = false;

  const states = (): LoadState[] => acquired.map(({ list }) => list.load.state);
  const loadState = (): LoadState => combineLoadStates(states());
  /** True when all data of the order has loaded or failed. */
  const isWhole = (): boolean => [...states(), reference.competitions.state].every(isAnswered);

  const reorder = (): void => {
    // Before the first response there is nothing to order, and "no events" would be wrong.
    if (loadState().at === 0) return;
    if (!waited && !isWhole()) {
      timer ??= setTimeout(orderAsIs, FIRST_ORDER_MS);
      return;
    }
    orderAsIs();
  };
  const orderAsIs = (): void => {
    waited = true;
    clearTimeout(timer);
    timer = undefined;
    const now = context.now() / 1000;
    // Upcoming events of a cached list may have begun since, and running ones may be over.
    const isCached = states().some(({ phase, stale }) => phase === 'ready' && stale);
    const all = distinctEvents(shelves);
    const shown =
      isCached || passes !== undefined
        ? [...all].filter((event) => passes?.(event) !== false && !(isCached && hasProbablyMoved(event, now)))
        : all;
    const selected = selectList(shown, query, {
      competitions: reference.competitions.value ?? new Map(),
      favourites: favourites.leagues,
      now,
    });
    const text = JSON.stringify(selected);
    if (text === told) return;
    told = text;
    order = selected.order;
    facets = selected.facets;
    markDirty('order');
    markDirty('facets');
  };
  const reorderSoon = (): void => {
    if (waited) timer ??= setTimeout(orderAsIs, REORDER_MS);
    else reorder();
  };

  const releases = [
    ...acquired.map(({ list }) => list.eventStore.onStructureChange(reorderSoon)),
    ...acquired.map(({ list }) =>
      list.onState(() => {
        markDirty('load');
        reorderSoon();
      }),
    ),
    reference.competitions.use(() => {
      reorderSoon();
      rows.markAll();
    }),
    ...sportsOf(query).map((sportId) => reference.playedPercent(sportId).use(rows.markAll)),
    favourites.onChange(reorderSoon),
  ];
  reorder();
  const passing = query.hours > 0 ? setInterval(reorderSoon, HOURS_MS) : undefined;

  return {
    keys: () => ['load', ...(order === undefined ? [] : ['order', 'facets']), ...rows.keys()],
    read: (key) => {
      if (key === 'load') return loadState();
      if (key === 'order') return order;
      if (key === 'facets') return facets;
      return rows.read(key);
    },
    setWindow: rows.setWindow,
    retry: () => {
      for (const { list } of acquired) void list.load.run();
    },
    close: () => {
      clearTimeout(timer);
      clearInterval(passing);
      for (const release of releases) release();
      rows.close();
      for (const { release } of acquired) release();
    },
  };
}

function sportsOf(query: ListQuery): number[] {
  return query.sportId === 'all' ? sports.map((sport) => sport.id) : [query.sportId];
}

function typesOf(query: ListQuery): ProgramType[] {
  if (query.scope === 'live') return [LIVE];
  if (query.scope === 'prematch') return [PRE_MATCH];
  return query.scope === 'longTerm' ? [LONG_TERM] : [PRE_MATCH, LIVE];
}

/** Yields each event once, because the live list also has events that will be offered live (wire-event-3). */
export function* distinctEvents(shelves: Parameters<typeof findShownEvent>[0]): Iterable<ProgramEvent> {
  const seen = new Set<number>();
  for (const shelf of shelves) {
    for (const id of shelf.events.keys()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const event = findShownEvent(shelves, id);
      if (event !== undefined) yield event;
    }
  }
}

function isAnswered({ phase, at }: LoadState): boolean {
  return phase !== 'loading' || at > 0;
}

/** Combines load states: loading while one is; otherwise failed when one is. The age is that of the oldest. */
export function combineLoadStates(states: readonly LoadState[]): LoadState {
  const loaded = states.filter((state) => state.at > 0);
  const at = loaded.length === 0 ? 0 : Math.min(...loaded.map((state) => state.at));
  const old = states.filter((state) => state.stale);
  const stale = old.length > 0;
  const refreshing = stale && old.every((state) => state.refreshing === true) ? { refreshing: true } : {};
  const phase = states.some((state) => state.phase === 'loading') ? 'loading' : 'ready';
  const failure = states.find((state) => state.phase === 'failed')?.failure;
  return phase === 'loading' || failure === undefined
    ? { phase, at, stale, ...refreshing }
    : { phase: 'failed', failure, at, stale: at > 0 };
}
