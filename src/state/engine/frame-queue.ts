/** Applies what the engine sent once per animation frame, all of it, so that React renders once for it. */

/** The engine's frame follows its answer within a moment; later its word counts, also when that never moved. */
export const CATCH_UP_MS = 1_000;

/**
 * A frame may not come for long on a page that is called visible: scrolled out of view in another site's page (browser-61).
 * What is sent then is done so long after the frame was asked for, when more of it comes.
 */
const LATE_MS = 1_000;

let queue: (() => void)[] = [];
let asked: { frame: number; at: number } | undefined;

/** @param seen what nobody sees asks for no frame: it is done at once, or behind what waits for one */
export function onNextFrame(task: () => void, seen = true): void {
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
