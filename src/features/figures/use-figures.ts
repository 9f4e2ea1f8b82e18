import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { isServiceUnavailable } from '../../contract/failure-checks.ts';
import { pageQuery } from '../../contract/services/response-rows.ts';
import { readCachedService, readService } from '../../state/engine/call-service.ts';
import { useConnection, useIsConnected } from '../../state/engine/use-connection.ts';
import { useReloadWhenOutdated, useRetry } from '../../state/load/use-retry.ts';
import { onSessionEnd } from '../../state/member/session.ts';
import type { FigureExtent } from './figure-filters.ts';
import { type FigureLoader, type FigureReads, type FigureView, createFigureLoader } from './figure-loader.ts';

/** Transactions per page. */
const TRANSACTION_ROWS = 100;

const reads: FigureReads = {
  read: (source, page) =>
    source.name === 'getPoolCoupons'
      ? readService(source.name, { query: source.queryOf(page) })
      : readService(source.name, { query: source.queryOf(page) }),
  readCached: (source, page) =>
    source.name === 'getPoolCoupons'
      ? readCachedService(source.name, { query: source.queryOf(page) })
      : readCachedService(source.name, { query: source.queryOf(page) }),
  readTransactions: (from, page) =>
    readService('getTransactions', {
      query: { ...pageQuery(page, TRANSACTION_ROWS), ...(from !== null && { startDate: String(from) }) },
    }),
  now: () => Math.floor(Date.now() / 1_000),
};

/** The coupons of an extent stay in memory, so that going back from a coupon leads to the same page. */
const kept = new Map<string, FigureLoader>();
onSessionEnd(() => {
  for (const loader of kept.values()) loader.forget();
  kept.clear();
});

function keptLoader(extent: FigureExtent): FigureLoader {
  const loader = kept.get(extent.name) ?? createFigureLoader(extent, reads);
  kept.set(extent.name, loader);
  return loader;
}

/** All coupons of an extent; reloads after a change, and when the network returns. */
export function useFigures(extent: FigureExtent): FigureView & { retry: () => void } {
  const loader = useMemo(() => keptLoader(extent), [extent]);
  const view = useSyncExternalStore(loader.subscribe, loader.view);
  useEffect(() => {
    loader.open();
    return loader.close;
  }, [loader]);
  useReloadWhenOutdated(view.about, loader.refresh);
  const connected = useIsConnected();
  const { status } = useConnection();
  const live = connected && status === 'on';
  useEffect(() => {
    const { loading, failure, age } = loader.view();
    // If the service itself had trouble, a returning connection is no reason to retry at once.
    const isHeldBack = failure !== null && isServiceUnavailable(failure);
    if (live && !loading && !isHeldBack && (failure !== null || age.stale)) loader.refresh();
  }, [live, loader]);
  useRetry({
    result: view,
    isNeeded: connected && (view.failure !== null || view.age.stale),
    isPending: view.loading,
    failure: view.failure,
    retry: loader.refresh,
  });
  return { ...view, retry: loader.refresh };
}
