/** Paged lists; the last ones used stay in memory, so that going back leads to the same place. */
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isServiceUnavailable } from '../../contract/failure-checks.ts';
import type { DatedResult, Reads } from '../../contract/port/engine-contract.ts';
import type { ReadName } from '../../contract/services/calls.ts';
import type { Result } from '../../model/failure.ts';
import type { LoadedRows, Page } from '../../model/load.ts';
import { useIsConnected, useConnection } from '../engine/use-connection.ts';
import { readCachedService, readService } from '../engine/call-service.ts';
import { isPlaceBelowPage } from '../device/scroll-memory.ts';
import { onSessionEnd } from '../member/session.ts';
import { usePageRefresh } from './page-refresh.ts';
import { useReloadWhenOutdated, useRetry } from './use-retry.ts';
import { type LoadPage, type PagedList, type ReadFirstPage, createPagedList } from './paged-list.ts';

/** Reads that return a page of rows, and the type of these rows. */
type PagedReadName = {
  [Name in ReadName]: Reads[Name]['output']['data'] extends Page<infer _Row> ? Name : never;
}[ReadName];
type RowOf<Name extends PagedReadName> = Reads[Name]['output']['data']['rows'][number];

const MOST_KEPT = 8;

/**
 * @param inputOf returns the call's input for a page; equal inputs are one list
 * @param keyOf returns a row's key
 */
export function usePagedRead<Name extends PagedReadName>(
  name: Name,
  inputOf: (page: number) => Reads[Name]['input'],
  keyOf: (row: RowOf<Name>) => string,
): LoadedRows<RowOf<Name>> {
  const load = async (page: number): Promise<Result<DatedResult<Page<RowOf<Name>>>>> =>
    readService(name, inputOf(page));
  const readFirstPage = (): Promise<DatedResult<Page<RowOf<Name>>> | null> => readCachedService(name, inputOf(1));
  return usePagedLoad(`${name} ${JSON.stringify(inputOf(1))}`, load, keyOf, readFirstPage);
}

/**
 * Refetches when the list's subject has changed, and when the network returns.
 * @param key identifies the list: equal keys share one list, whose pages `load` brings
 */
export function usePagedLoad<Row>(
  key: string,
  load: LoadPage<Row>,
  keyOf: (row: Row) => string,
  readFirstPage?: ReadFirstPage<Row>,
): LoadedRows<Row> {
  // The key identifies the requests of `load` completely.
  // oxlint-disable-next-line react/exhaustive-deps
  const list = useMemo(() => keptList(key, load, keyOf, readFirstPage), [key]);
  const view = useSyncExternalStore(list.subscribe, list.view);
  useEffect(() => list.open(), [list]);
  useReloadWhenOutdated(view.about, list.refresh);
  usePageRefresh(list.retry, view.loading);
  useEffect(() => {
    // After a reload the list is loaded on to where the reader was.
    if (!view.loading && !view.complete && view.rows.length > 0 && isPlaceBelowPage()) list.loadMore();
  }, [view, list]);
  const connected = useIsConnected();
  const { status } = useConnection();
  const live = connected && status === 'on';
  useEffect(() => {
    const { isRetryable: troubled, failure } = list.view();
    // If the service itself had trouble, a returning connection is no reason to retry at once.
    const isHeldBack = failure !== null && isServiceUnavailable(failure.failure);
    if (live && troubled && !isHeldBack) list.refresh();
  }, [live, list]);
  useRetry({
    result: view,
    isNeeded: connected && view.isRetryable,
    isPending: view.loading,
    failure: view.failure?.failure ?? null,
    retry: list.refresh,
  });
  // Lists do not need the hubs. When a list fails while the hubs are away, most likely there is no network.
  const offline = !connected || (status !== 'on' && view.isRetryable);
  return useMemo(() => {
    const { rows, total, complete, loading, loadingNext } = view;
    const age = { ...view.age, stale: view.age.stale || (!connected && rows.length > 0) };
    const { heights, loadMore, setVisibleRange, retry } = list;
    const failure = view.failure?.failure ?? null;
    return {
      rows,
      total,
      complete,
      loading,
      loadingNext,
      age,
      failure,
      offline,
      heights,
      loadMore,
      setVisibleRange,
      retry,
    };
  }, [view, list, offline, connected]);
}

/** Lists of one session in order of use, of any row type: the key identifies it. */
const kept = new Map<string, PagedList<never>>();
onSessionEnd(() => kept.clear());

function keptList<Row>(
  key: string,
  load: LoadPage<Row>,
  keyOf: (row: Row) => string,
  readFirstPage?: ReadFirstPage<Row>,
): PagedList<Row> {
  const known = kept.get(key) as PagedList<Row> | undefined;
  const list = known ?? createPagedList(load, keyOf, () => Date.now() / 1000, readFirstPage);
  kept.delete(key);
  kept.set(key, list as PagedList<never>);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return list;
}
