/** Lists of the current page that a player can refresh by a gesture (rule installed-5). */
import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

interface Refreshable {
  refresh: () => void;
  loading: boolean;
}

/** `none`: the page has nothing to refresh, because it is live or was not loaded from a service. */
export type PageRefreshState = 'none' | 'ready' | 'loading';

const refreshables = new Set<Refreshable>();
const changes = createListeners();

/**
 * Offers a list's refresh to the page while the list is mounted.
 * @param loading true while a request of the list is in flight
 */
export function usePageRefresh(refresh: () => void, loading: boolean): void {
  useEffect(() => {
    const mine = { refresh, loading };
    refreshables.add(mine);
    changes.notify();
    return () => {
      refreshables.delete(mine);
      changes.notify();
    };
  }, [refresh, loading]);
}

export function usePageRefreshState(): PageRefreshState {
  return useSyncExternalStore(changes.add, currentState);
}

/** Refreshes every list of the page. */
export function refreshPage(): void {
  // A list that begins to load registers anew during the loop.
  for (const { refresh } of Array.from(refreshables)) refresh();
}

function currentState(): PageRefreshState {
  if (refreshables.size === 0) return 'none';
  return Array.from(refreshables).some(({ loading }) => loading) ? 'loading' : 'ready';
}
