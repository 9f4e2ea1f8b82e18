import type { LoadedRows } from '../../model/load.ts';

/** Wraps a complete list for components that show paginated lists. */
export function completeRows<Row>(rows: readonly Row[]): LoadedRows<Row> {
  return {
    ...{ rows, total: rows.length, complete: true, loading: false, loadingNext: false, failure: null, offline: false },
    age: { at: 0, stale: false },
    loadMore: nothing,
    setVisibleRange: nothing,
    retry: nothing,
  };
}

const nothing = (): void => undefined;
