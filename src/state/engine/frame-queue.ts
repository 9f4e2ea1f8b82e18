/** Applies the engine's messages once per animation frame, all together, so that React renders once for them. */

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
let asked: { frame: number; at: number } | undefined;

/** @param seen false for a task nobody sees: it requests no frame, and runs at once or behind tasks already queued */
export function runOnNextFrame(task: () => void, seen = true): void {
  if (asked !== undefined) {
    queue.push(task);
    if (performance.now() - asked.at > LATE_MS) {
      cancelAnimationFrame(asked.frame);
      flush();
    }
  } else if (seen) {
    queue.push(task);
    asked = { frame: requestAnimationFrame(flush), at: performance.now() };
  } else task();
}

function flush(): void {
  const tasks = queue;
  queue = [];
  asked = undefined;
  for (const task of tasks) task();
}
