/** Retries of what a screen loads by itself, with the pauses of every other automatic request (rule service-12). */
import { useEffect, useRef } from 'react';
import { type Backoff, createBackoff } from '../../lib/backoff.ts';
import type { Failure } from '../../model/failure.ts';
import type { DatedResult } from '../../contract/port/engine-contract.ts';
import { useTopicEntry, useTopic } from '../engine/use-topic.ts';

/**
 * Each engine counts from its start time in ms, so one started after the clock was set back counts far below the engine
 * before.
 */
const ANOTHER_ENGINE = 1_000;

/** Refetches a response that is older than a later change by a write or by the service. */
export function useReloadWhenOutdated(about: DatedResult<unknown>['about'], reload: () => void): void {
  const view = useTopic({ kind: 'generations' });
  const now = useTopicEntry(view, about?.subject ?? 'coupons')?.count ?? 0;
  const known = about?.generation;
  useEffect(() => {
    if (known === undefined || now === 0) return;
    // The engine's frame may arrive after a response of a newer generation, but is never this many generations behind.
    if (now > known || known - now > ANOTHER_ENGINE) reload();
  }, [now, known, reload]);
}

/** Upper bounds of the pauses; a player checks a screen again after about ten seconds. */
const PAUSES_MS = [10_000, 20_000, 40_000, 60_000];

interface RetryOptions {
  /** The last result; a new one while a retry is needed counts as one more failure. */
  result: unknown;
  /** False resets the pauses. */
  isNeeded: boolean;
  /** True while a request is in flight. */
  isPending?: boolean;
  failure: Failure | null;
  retry(): void;
}

/**
 * Retries a cached or failed result after growing pauses with full jitter, and never before the service's
 * `retryAfterMs`.
 */
export function useRetry({ result, isNeeded, isPending = false, failure, retry }: RetryOptions): void {
  const backoff = useRef<Backoff>(null);
  const leastMs = failure?.retryAfterMs;
  useEffect(() => {
    if (isPending) return undefined;
    backoff.current ??= createBackoff(PAUSES_MS, Math.random);
    if (!isNeeded) {
      backoff.current.reset();
      return undefined;
    }
    const timer = setTimeout(retry, backoff.current.next(leastMs));
    return () => clearTimeout(timer);
    // A new result is a new failure, even with the same content.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [result, isNeeded, isPending, leastMs, retry]);
}
