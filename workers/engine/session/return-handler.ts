/** Refetches data of the member that another device may have changed, when a tab becomes visible. */
import { ageOf } from '../../../src/lib/age.ts';

interface ReturnHandlerOptions {
  refetches: readonly (() => void)[];
  now(): number;
  signal: AbortSignal;
}

/** Minimum time between two requests, because a player who switches windows returns many times a minute. */
const LEAST_DISTANCE_MS = 15_000;

/**
 * Returns the handler of a return. A return within that time is handled at its end, so that the last one is never lost.
 */
export function createReturnHandler({ refetches: looks, now, signal }: ReturnHandlerOptions): () => void {
  let requestedAt = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(waiting), { once: true });
  const request = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    requestedAt = now();
    for (const look of looks) look();
  };
  return () => {
    const elapsed = ageOf(requestedAt, now());
    if (elapsed === undefined || elapsed >= LEAST_DISTANCE_MS) request();
    else waiting ??= setTimeout(request, LEAST_DISTANCE_MS - elapsed);
  };
}
