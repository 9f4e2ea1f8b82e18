/** State of loaded data: phase, age and extent. */
import type { Failure } from './failure.ts';

/** A load is pending, ready, or failed; data loaded before stays (`at`). */
export interface LoadState {
  phase: 'loading' | 'ready' | 'failed';
  failure?: Failure;
  /** Time of the data shown, epoch seconds; 0 when there is none. */
  at: number;
  /** True when the data comes from the device's cache or the source is not reachable. */
  stale: boolean;
  /** True while cached data is shown and the first request for it is pending. */
  refreshing?: boolean;
}

/** Load state and value for a screen. */
export type Loaded<T> = LoadFacts &
  (
    | { phase: 'ready'; value: T }
    /**
     * `idle`: nothing is requested. `loading`: there is nothing to show yet. `failed`: there is nothing to show
     * without a retry.
     */
    | { phase: 'idle' | 'loading' | 'failed'; value: undefined }
  );

export interface LoadFacts {
  /** Time at which the value was current, epoch seconds; 0 without one. */
  at: number;
  /** True when the value may have changed since. */
  stale: boolean;
  /** True while a cached value is shown and the first request for it is pending. */
  refreshing?: boolean | undefined;
  /** Failure of the last attempt; may be set beside a value, which is then an older one. */
  failure: Failure | null;
  /** Loads the value again. */
  retry: () => void;
}

/** Placeholder for a count the service does not send; no real count is negative. */
export const UNKNOWN_COUNT = -1;

/** A page of a list. Pages count from 1. */
export interface Page<Row> {
  rows: Row[];
  page: number;
  pageCount: number;
  /** Rows of all pages, or `UNKNOWN_COUNT`. */
  total: number;
}

/** Measured heights of rows, px, so that going back to a list leads to the same place. */
export interface RowHeights {
  read: (key: string) => number | undefined;
  note: (key: string, height: number) => void;
}

/** The pages of a list that were loaded by scrolling. */
export interface LoadedRows<Row> {
  rows: readonly Row[];
  /** Number of rows of all pages, or `UNKNOWN_COUNT`; null until the first page is loaded. */
  total: number | null;
  complete: boolean;
  /** `loading`: a page is pending; `loadingNext`: a page below the shown ones is pending. */
  loading: boolean;
  loadingNext: boolean;
  /** Failure of the last page request. */
  failure: Failure | null;
  /** Time of the oldest page, epoch seconds; `stale` when the rows may have changed since. */
  age: { at: number; stale: boolean; refreshing?: boolean };
  /** True when there is no network, as far as is known; while it is being checked at the start it counts as present. */
  offline: boolean;
  /** Heights measured before, for a list that is kept while other pages are open. */
  heights?: RowHeights;
  /** Requests the next page. */
  loadMore: () => void;
  /** Indices of the first and the last row on screen. */
  setVisibleRange: (first: number, last: number) => void;
  /** Reloads the rows on screen, on the player's request. */
  retry: () => void;
}
