/** Applies what the engine sent once per animation frame, all of it, so that React renders once for it. */

let queue: (() => void)[] = [];
let scheduled = false;

export function onNextFrame(task: () => void): void {
  queue.push(task);
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(flush);
}

/** At once where nothing waits for a frame, else behind what does. */
export function inTurn(task: () => void): void {
  if (scheduled) queue.push(task);
  else task();
}

function flush(): void {
  const tasks = queue;
  queue = [];
  scheduled = false;
  for (const task of tasks) task();
}
