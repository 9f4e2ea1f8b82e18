/** Work that is not to be done at once: one after the other, each in a task of its own, so that a tap waits for one at most. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(nextTask);
    return last;
  };
}

/**
 * Settles in a task of its own: a tap or a frame that waits comes first. By a message: a timer would wait 4 ms from the
 * fifth on, and a second in a tab that is not seen.
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
