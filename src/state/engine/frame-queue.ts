/** Applies the engine's messages once per animation frame, all together, so that React renders once for them. */
import { attention } from '../../platform/page/attention.ts';

/**
 * Milliseconds an optimistic value is shown after the engine's response; by then its frame has arrived, or the value
 * never changed.
 */
export const OPTIMISTIC_TIMEOUT_MS = 1_000;

/**
 * Milliseconds after which a requested frame is overdue. A page scrolled out of view in another site's frame counts as
 * visible but gets no frames for long (browser-61); the queue is then flushed when more arrives.
 */
const LATE_MS = 1_000;

let queue: (() => void)[] = [];
/** Time at which the pending frame was requested, or the queue was drained without it, ms. */
let askedAt: number | undefined;

/** @param seen false for a task nobody sees: it requests no frame, and runs at once or behind tasks already queued */
export function runOnNextFrame(task: () => void, seen = true): void {
  if (askedAt === undefined && !seen) return task();
  queue.push(task);
  const now = performance.now();
  if (askedAt === undefined) (attention.onFrame ?? requestAnimationFrame)(flush);
  else if (now - askedAt > LATE_MS) drain();
  else return undefined;
  askedAt = now;
  return undefined;
}

function flush(): void {
  askedAt = undefined;
  drain();
}

function drain(): void {
  const tasks = queue;
  queue = [];
  for (const task of tasks) task();
}
