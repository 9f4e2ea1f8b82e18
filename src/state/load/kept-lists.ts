/** Lists that are scrolled: the last ones stay as they were, so that a way back leads to the same place. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useConnection } from '../engine/connection.ts';
import { useCouponChanges } from '../coupons/coupons.ts';
import { useFirstScreen } from './use-first-screen.ts';
import { useOnline } from '../engine/online.ts';
import { type LoadPage, type PagedList, type PagedView, createPagedList } from './paged-list.ts';
import { onSessionEnd } from '../member/session.ts';

export interface KeptList<Row> extends PagedView<Row> {
  list: PagedList<Row>;
  /** There is no network, as far as anybody knows; one that is being looked for at the start is there. */
  offline: boolean;
}

const MOST_KEPT = 8;
/** How long a copy, or a page that did not come, waits for another try while there is a network. */
const RETRY_MS = 10_000;

/**
 * Loads again when the player's coupons changed, and when the network is back.
 * @param key names the list: equal keys are one list, whose pages `load` brings
 */
export function useKeptList<Row>(key: string, load: LoadPage<Row>, keyOf: (row: Row) => string): KeptList<Row> {
  // The key says all there is to what `load` asks for.
  // oxlint-disable-next-line react/exhaustive-deps
  const list = useMemo(() => keptList(key, load, keyOf), [key]);
  const view = useSyncExternalStore(list.subscribe, list.view);
  useEffect(() => list.open(), [list]);
  useReloadOnChanges(list.refresh);
  useFirstScreen(!view.loading);
  const online = useOnline();
  const { status } = useConnection();
  const reachable = online && status === 'on';
  useEffect(() => {
    if (reachable && list.view().troubled) list.refresh();
  }, [reachable, list]);
  useEffect(() => {
    if (!reachable || !view.troubled || view.loading) return undefined;
    const timer = setTimeout(list.refresh, RETRY_MS);
    return () => clearTimeout(timer);
  }, [reachable, view, list]);
  const offline = !reachable && (view.troubled || !online || status === 'off');
  return useMemo(() => ({ ...view, list, offline }), [view, list, offline]);
}

function useReloadOnChanges(reload: () => void): void {
  const generation = useCouponChanges()?.generation;
  const seen = useRef(generation);
  useEffect(() => {
    if (generation === undefined || generation === seen.current) return;
    // The first one tells where the count stands, and no change.
    if (seen.current !== undefined) reload();
    seen.current = generation;
  }, [generation, reload]);
}

/** In the order of their use; of one session, and of any type of row: the key names it. */
const kept = new Map<string, PagedList<never>>();
onSessionEnd(() => kept.clear());

function keptList<Row>(key: string, load: LoadPage<Row>, keyOf: (row: Row) => string): PagedList<Row> {
  const known = kept.get(key) as PagedList<Row> | undefined;
  const list = known ?? createPagedList(load, keyOf, () => Date.now() / 1000);
  kept.delete(key);
  kept.set(key, list as PagedList<never>);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return list;
}
