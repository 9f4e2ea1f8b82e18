/** Load with its state: pending, ready or failed. The data of an earlier load stays, with its age. */
import { isDefinitiveRefusal, isServiceUnavailable, isTransient } from '../../../src/contract/failure-checks.ts';
import { isRecent } from '../../../src/lib/age.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { LoadState } from '../../../src/model/load.ts';
import type { CachedValue } from './cached-reads.ts';
import type { RetryBudget } from './retry-budget.ts';

export interface Load {
  readonly state: LoadState;
  /** Runs the load at once, for a tap or a first use; a call while one is in flight joins that one. */
  run(): Promise<boolean>;
  /**
   * Runs the load with a request made after this call. A load in flight is followed by another one, and the promise
   * settles with that.
   */
  refresh(): Promise<boolean>;
  /**
   * Like `refresh`, but started by the engine (a reconnect, a comparison with the services): within the retry budget,
   * and not while the retry of a failed load is deferred.
   */
  revalidate(): void;
}

interface LoadOptions<Data> {
  /** Requests and stores. @returns the age of the result: null for a fresh one, epoch seconds for a cached response */
  work(): Promise<Result<number | null>>;
  /** The cached value of the device, which is shown before the first request is sent. */
  cached?: {
    read(): Promise<CachedValue<Data> | undefined>;
    show(copy: CachedValue<Data>): void;
  };
  now(): number;
  onState(): void;
  /** Returns true while anybody uses the value; a failure is not retried otherwise. Always true when absent. */
  isUsed?(): boolean;
  retries: RetryBudget;
  /** Ends the retries when it aborts. */
  signal: AbortSignal;
}

export function createLoad<Data = never>(options: LoadOptions<Data>): Load {
  const { retries, signal } = options;
  const backoff = retries.backoff();
  let { cached } = options;
  let state: LoadState = { phase: 'loading', at: 0, stale: false };
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True while the pending retry waits for a service in trouble, or for the service's own `Retry-After`. */
  let isHeldBack = false;
  /** True while a slot of the budget is booked and not used yet. */
  let isBooked = false;
  let another: Promise<boolean> | undefined;

  const set = (next: LoadState): void => {
    state = next;
    options.onState();
  };

  const runAfter = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      isBooked = false;
      if (options.isUsed?.() !== false) void refresh();
    }, ms);
  };
  const retry = (failure?: Failure): void => {
    isHeldBack = failure !== undefined && isServiceUnavailable(failure);
    runAfter(Math.max(backoff.next(failure?.retryAfterMs), retries.book()));
  };

  const work = async (isTap: boolean): Promise<boolean> => {
    clearTimeout(timer);
    timer = undefined;
    isHeldBack = false;
    isBooked = false;
    // A value on screen stays while a new load runs: only an empty screen is "loading". A refusal stays until a tap or
    // another response.
    const isRefusalShown = !isTap && state.failure !== undefined && isDefinitiveRefusal(state.failure);
    if (state.at === 0 && state.phase !== 'loading' && !isRefusalShown) set({ phase: 'loading', at: 0, stale: false });
    if (cached !== undefined) {
      const { read, show } = cached;
      cached = undefined;
      const copy = await read();
      if (signal.aborted) return false;
      if (copy !== undefined) {
        show(copy);
        set({ phase: 'ready', at: copy.storedAt, stale: true, refreshing: true });
      }
    }
    const result = await options.work();
    if (signal.aborted) return false;
    if (!result.ok) {
      set({ phase: 'failed', failure: result.failure, at: state.at, stale: state.at > 0 });
      if (isTransient(result.failure)) retry(result.failure);
      return false;
    }
    const now = Math.floor(options.now() / 1000);
    const isCached = result.value !== null;
    set({ phase: 'ready', at: result.value ?? now, stale: isCached });
    if (isCached) retry();
    else backoff.reset();
    return true;
  };

  const begin = (isTap: boolean): Promise<boolean> => {
    running ??= work(isTap).finally(() => {
      running = undefined;
    });
    return running;
  };
  const runAnother = (): Promise<boolean> => {
    another = undefined;
    return signal.aborted ? Promise.resolve(false) : begin(false);
  };
  const refresh = (): Promise<boolean> => {
    if (running === undefined) return begin(false);
    another ??= running.then(runAnother, runAnother);
    return another;
  };

  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    get state() {
      return state;
    },
    run: () => begin(true),
    refresh,
    revalidate: () => {
      if (isHeldBack || isBooked) return;
      const wait = retries.book();
      if (wait === 0) {
        void refresh();
        return;
      }
      isBooked = true;
      runAfter(wait);
    },
  };
}

/**
 * Data is requested as soon as a page's address is known, and watched once its scripts run: seconds later on a slow
 * phone.
 */
const OPENING_MS = 10_000;

/**
 * Returns true when the data was requested a moment ago, for a page that is about to watch it.
 * @param now epoch milliseconds
 */
export function isOfOpeningPage({ phase, at, refreshing }: LoadState, now: number): boolean {
  return phase === 'loading' || refreshing === true || isRecent(at * 1_000, now, OPENING_MS);
}
