/** Returns a function that queues tasks one after the other, so that a tap waits for one task at most. */
export function createTaskQueue(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(nextTask);
    return last;
  };
}

/**
 * Settles in a new task, so that a pending tap or frame comes first. Uses a message, because nested timers wait 4 ms
 * from the fifth on, and a second in a hidden tab.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
