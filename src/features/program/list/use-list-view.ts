/** The list topic of the page, and the parts of it that concern the whole list. */
import { useMemo, useState } from 'react';
import type { ListNarrowing, ListQuery } from '../../../contract/port/topics.ts';
import type { Loaded, LoadState } from '../../../model/load.ts';
import type { ListFacets, ListItem } from '../../../model/program.ts';
import { type TopicView, useTopicEntry, useTopic } from '../../../state/engine/use-topic.ts';
import { type ProgramFilters, hasOddsRange } from '../filters/program-filters.ts';
import { useMyEventIds } from '../../../state/slip/my-event-ids.ts';
import type { ProgramRoute } from '../program-route.ts';
import type { ProgramColumns } from './use-columns.ts';

export interface ListView {
  view: TopicView<'list'>;
  /** The columns the rows were requested with; `undefined` while they are unknown. */
  columns: ProgramColumns | undefined;
  order: Loaded<ListItem[]>;
  facets: ListFacets | undefined;
}

/**
 * Subscribes to the list an address names. While the list of changed filters loads, the previous list stays visible, so
 * that typing in the search does not flicker.
 */
export function useListView(
  place: ProgramRoute,
  scope: ListQuery['scope'],
  filters: ProgramFilters,
  columns: ProgramColumns | undefined,
): ListView {
  const mine = useMyEventIds(filters.mine);
  const query = useMemo(() => listQuery(place, scope, filters, columns, mine), [place, scope, filters, columns, mine]);
  const isKnown = columns !== undefined && (mine !== undefined || !filters.mine);
  const view = useTopic({ kind: 'list', query });
  const load = useTopicEntry(view, 'load');
  const order = useTopicEntry(view, 'order');
  const facets = useTopicEntry(view, 'facets');
  const current = useMemo(
    (): ListView => ({
      view,
      columns,
      order: orderLoad(isKnown ? order : undefined, load, view.retry),
      facets,
    }),
    [view, columns, isKnown, load, order, facets],
  );
  const [settled, setSettled] = useState(current);
  const ready = isKnown && (order !== undefined || load?.phase === 'failed');
  if (ready && settled !== current) setSettled(current);
  return ready || settled.order.value === undefined ? current : settled;
}

/** An order without events is valid only once the list is loaded; until then the list counts as loading. */
function orderLoad(order: ListItem[] | undefined, load: LoadState | undefined, retry: () => void): Loaded<ListItem[]> {
  const facts = {
    at: load?.at ?? 0,
    stale: load?.stale ?? false,
    refreshing: load?.refreshing,
    failure: load?.failure ?? null,
    retry,
  };
  if (order !== undefined && (order.length > 0 || load?.phase === 'ready')) {
    return { ...facts, phase: 'ready', value: order };
  }
  // If one part arrived and another failed, the order is about to be computed, so this is not a failure.
  const failed = load?.phase === 'failed' && (load.at === 0 || order !== undefined);
  return { ...facts, phase: failed ? 'failed' : 'loading', value: undefined };
}

function listQuery(
  place: ProgramRoute,
  scope: ListQuery['scope'],
  filters: ProgramFilters,
  columns: ProgramColumns | undefined,
  mine: readonly number[] | undefined,
): ListQuery {
  const { stream, leastOdd, mostOdd } = filters;
  const narrowing: ListNarrowing = {
    ...(filters.mine && { eventIds: [...(mine ?? [])] }),
    ...(stream && { hasStream: true }),
    ...(hasOddsRange(filters) && {
      odds: { least: leastOdd, most: mostOdd === 0 ? Number.MAX_SAFE_INTEGER : mostOdd },
    }),
  };
  return {
    sportId: place.sport?.id ?? 'all',
    scope,
    sort: filters.sort,
    day: filters.day,
    hours: filters.hours,
    search: filters.search.trim(),
    king: filters.king,
    minBets: filters.minBets,
    competitionIds: filters.leagues,
    columns: (columns?.columns ?? []).map(({ market, liveMarket }) => ({ market, liveMarket })),
    ...(Object.keys(narrowing).length > 0 && { narrowing }),
  };
}
