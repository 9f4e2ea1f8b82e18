/** Whoever asks while it is under way gets the same answer; who asks later asks anew. */
export function inFlight<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= ask().finally(() => (running = undefined));
    return running;
  };
}
