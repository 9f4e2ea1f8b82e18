/** Retries of what a screen loads by itself, with the pauses of every other automatic request (rule service-12). */
import { useEffect, useRef } from 'react';
import { type Backoff, createBackoff } from '../../lib/backoff.ts';
import type { Failure } from '../../model/failure.ts';

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
