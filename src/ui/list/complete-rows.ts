import type { LoadedRows } from '../../model/load.ts';

/** A list that is all here, for what shows lists that come page by page. */
export function completeRows<Row>(rows: readonly Row[]): LoadedRows<Row> {
  return {
    ...{ rows, total: rows.length, complete: true, loading: false, loadingNext: false, failure: null, offline: false },
    age: { at: 0, stale: false },
    more: nothing,
    show: nothing,
    retry: nothing,
  };
}

const nothing = (): void => undefined;
