/** What is loaded: how far it is, how old, and how much of it there is. */
import type { Failure } from './failure.ts';

/** A load is pending, or ready, or failed; what was loaded before stays (`at`). */
export interface LoadState {
  phase: 'loading' | 'ready' | 'failed';
  failure?: Failure;
  /** Age of what is shown, epoch seconds; 0 when there is nothing. */
  at: number;
  /** true when it comes from the device's copy or the source is not reachable. */
  stale: boolean;
}

/** A load as a screen shows it. */
export type Loaded<T> = LoadFacts &
  (
    | { phase: 'ready'; value: T }
    /** `idle`: nothing is asked for. `loading`: there is nothing to show yet. `failed`: and will not be without a retry. */
    | { phase: 'idle' | 'loading' | 'failed'; value: undefined }
  );

export interface LoadFacts {
  /** When the value was so, epoch seconds; 0 without one. */
  at: number;
  /** The value may be otherwise by now. */
  stale: boolean;
  /** Why the last try brought nothing: also beside a value, which is then an older one. */
  failure: Failure | null;
  /** Loads it again. */
  retry: () => void;
}

/** For a count the service does not say: there is never as many of anything. */
export const NOT_TOLD = -1;

/** A page of a list. Pages count from 1. */
export interface Page<Row> {
  rows: Row[];
  page: number;
  pageCount: number;
  /** Rows of all pages, or `NOT_TOLD`. */
  total: number;
}

/** A list as far as it was scrolled. */
export interface LoadedRows<Row> {
  rows: readonly Row[];
  /** Of all pages, or `NOT_TOLD`; null until the first is there. */
  total: number | null;
  complete: boolean;
  /** A page is on its way; a page below those that are shown. */
  loading: boolean;
  loadingNext: boolean;
  /** Why the last page that was asked for did not come. */
  failure: Failure | null;
  /** Of the oldest page, epoch seconds; `stale` when the rows may be otherwise by now. */
  age: { at: number; stale: boolean };
  /** There is no network, as far as anybody knows; one that is being looked for at the start is there. */
  offline: boolean;
  /** Asks for the next page. */
  more: () => void;
  /** Indices of the first and the last row on screen. */
  show: (first: number, last: number) => void;
  /** Loads again what is on screen, by the player's hand. */
  retry: () => void;
}
