/** Work that is not to be done at once: one after the other, each in a task of its own, so that a tap waits for one at most. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(nextTask);
    return last;
  };
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
