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

/** A page of a list. Pages count from 1. */
export interface Page<Row> {
  rows: Row[];
  page: number;
  pageCount: number;
  /** Rows of all pages. */
  total: number;
}
