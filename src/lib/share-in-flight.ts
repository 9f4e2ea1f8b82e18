/** Shares one pending request: calls made before it settles get the same promise, a later call starts a new one. */
export function shareInFlight<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= ask().finally(() => (running = undefined));
    return running;
  };
}
