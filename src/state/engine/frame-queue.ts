/** Applies what the engine sent once per animation frame, all of it, so that React renders once for it. */

/** The engine's frame follows its answer within a moment; later its word counts, also when that never moved. */
export const CATCH_UP_MS = 1_000;

let queue: (() => void)[] = [];
let scheduled = false;

/** @param seen what nobody sees asks for no frame: it is done at once, or behind what waits for one */
export function onNextFrame(task: () => void, seen = true): void {
  if (scheduled) queue.push(task);
  else if (seen) {
    queue.push(task);
    scheduled = true;
    requestAnimationFrame(flush);
  } else task();
}

function flush(): void {
  const tasks = queue;
  queue = [];
  scheduled = false;
  for (const task of tasks) task();
}
