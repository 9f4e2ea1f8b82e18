/**
 * Prefetches a member's coupons while the engine is idle, so that coupons never opened are available offline
 * (offline-9). The responses are not used here: the service worker stores them as they pass through it.
 */
import type { Timing } from '../../../src/contract/environment.ts';
import { runPerSession } from '../session/run-per-session.ts';
import type { Services } from '../calls/services.ts';
import type { Session } from '../session/session.ts';
import type { EngineCache } from './engine-cache.ts';
import type { PrefetchRunOptions } from './prefetch-run.ts';

export interface Prefetch {
  /** Refetches the player's changed coupons after a short delay. */
  refresh(): void;
}

interface PrefetchOptions {
  session: Session;
  services: Services;
  copies: Pick<EngineCache, 'kept'>;
  timing(): Promise<Timing>;
  /** True when only undecided coupons are fetched, to save data. */
  savesData(): boolean;
  /** Milliseconds since the epoch. */
  now(): number;
  /** True when connected, no money call is pending and a tab is open. */
  mayRun(): boolean;
  /** Registers a listener for changes of `mayBeRunning`. */
  onChange(listener: () => void): void;
  signal: AbortSignal;
}

/** Milliseconds in which changes are collected, because they rarely come alone. */
const CHANGE_MS = 1_500;
/**
 * Gaps between requests for decided coupons, in multiples of the usual gap: these are less urgent, so other requests
 * get more of the connection.
 */
const REST_GAPS = 5;
/** Pauses after failed runs; after the last one only a new change starts a run. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000, 60_000];

export function createPrefetch(options: PrefetchOptions): Prefetch {
  const { session, services, copies, timing, savesData, now, mayRun, signal } = options;
  const waiting = new Set<() => void>();
  let refresh: (() => void) | undefined;

  const wake = (): void => {
    if (!mayRun() && !signal.aborted) return;
    for (const go of waiting) go();
    waiting.clear();
  };
  options.onChange(wake);

  const begin = (lifetime: AbortSignal): void => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let running = false;
    let failures = 0;
    /** The scope of the next run; undefined when none is due. */
    let due: 'changes' | 'everything' | undefined;

    const turn = async (isWaiting: boolean): Promise<void> => {
      const { prefetchGapMs } = await timing();
      // The pause leaves the connection to other requests.
      await new Promise((resolve) => setTimeout(resolve, isWaiting ? prefetchGapMs : REST_GAPS * prefetchGapMs));
      if (!mayRun() && !lifetime.aborted) await new Promise<void>((resolve) => waiting.add(resolve));
    };
    const schedule = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), ms);
    };
    const run = async (): Promise<void> => {
      if (running || lifetime.aborted || due === undefined) return;
      const work = due;
      running = true;
      due = undefined;
      try {
        await turn(true);
        const { prefetchCalls } = await timing();
        const seconds = (): number => Math.floor(now() / 1000);
        const most = savesData() ? 0 : prefetchCalls;
        const around = { services, kept: copies.kept, turn, most, now: seconds, lifetime };
        const done = await runLoaded(around, work === 'everything');
        if (!done) due = 'everything';
        failures = done ? 0 : failures + 1;
      } finally {
        running = false;
      }
      if (due === undefined || failures > RETRY_MS.length) return;
      schedule(failures === 0 ? CHANGE_MS : (RETRY_MS[failures - 1] ?? CHANGE_MS));
    };

    refresh = () => {
      due ??= 'changes';
      failures = Math.min(failures, RETRY_MS.length - 1);
      if (!running) schedule(CHANGE_MS);
    };
    due = 'everything';
    void timing().then(({ prefetchStartMs }) => schedule(prefetchStartMs));
    lifetime.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        for (const go of waiting) go();
        waiting.clear();
      },
      { once: true },
    );
  };
  runPerSession(session, { begin, end: () => (refresh = undefined) }, signal);

  return { refresh: () => refresh?.() };
}

/**
 * Loaded on demand, because only members need it, and not at the start. Without a network the import may succeed later.
 */
async function runLoaded(options: PrefetchRunOptions, everything: boolean): Promise<boolean> {
  const chunk = await import('./prefetch-run.ts').catch(() => undefined);
  return chunk === undefined ? false : chunk.runPrefetch(options, everything);
}
