/**
 * Fetches a member's coupons ahead while nothing else is to do, so that those never opened are there without a network
 * (offline-9). The answers themselves are of no interest here: the service worker keeps them in passing.
 */
import type { Timing } from '../../../src/contract/environment.ts';
import { eachSession } from '../session/each-session.ts';
import type { Services } from '../calls/services.ts';
import type { Session } from '../session/session.ts';
import type { EngineCopies } from './engine-copies.ts';
import type { RunOptions } from './prefetch-run.ts';

export interface Prefetch {
  /** The player's coupons changed: what did is fetched again, soon. */
  refresh(): void;
}

export interface PrefetchOptions {
  session: Session;
  services: Services;
  copies: Pick<EngineCopies, 'kept'>;
  timing(): Promise<Timing>;
  /** Only what waits is fetched. */
  savesData(): boolean;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Connected, no money on its way, a tab to do it for. */
  mayRun(): boolean;
  /** Told when `mayRun` may say something else. */
  onChange(listener: () => void): void;
  signal: AbortSignal;
}

/** A change rarely comes alone. */
const CHANGE_MS = 1_500;
/** Nobody waits for a decided coupon that was never opened: it leaves the line to others for longer. */
const REST_GAPS = 5;
/** What did not work is tried again after these, and then only for a new reason. */
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
    /** What the next run is to do; none is due without. */
    let due: 'changes' | 'everything' | undefined;

    const turn = async (isWaiting: boolean): Promise<void> => {
      const { prefetchGapMs } = await timing();
      // The connection is left to others in between.
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
  eachSession(session, { begin, end: () => (refresh = undefined) }, signal);

  return { refresh: () => refresh?.() };
}

/** Needed by members alone, and by them later. Without a network it may come the next time. */
async function runLoaded(options: RunOptions, everything: boolean): Promise<boolean> {
  const chunk = await import('./prefetch-run.ts').catch(() => undefined);
  return chunk === undefined ? false : chunk.runPrefetch(options, everything);
}
