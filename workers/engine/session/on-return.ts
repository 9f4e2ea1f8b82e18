/** A tab came into sight: what another device may have changed of the member is requested. */

export interface ReturnParts {
  looks: readonly (() => void)[];
  now(): number;
  signal: AbortSignal;
}

/** Least time between two requests: a player who switches windows returns many times a minute. */
const LEAST_DISTANCE_MS = 15_000;

/** A return within the distance is answered at its end, so that the last one always is. */
export function onReturn({ looks, now, signal }: ReturnParts): () => void {
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
    const elapsed = now() - requestedAt;
    // Negative where the clock was set back.
    if (elapsed >= LEAST_DISTANCE_MS || elapsed < 0) request();
    else waiting ??= setTimeout(request, LEAST_DISTANCE_MS - elapsed);
  };
}
