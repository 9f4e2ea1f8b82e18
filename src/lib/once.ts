/**
 * Returns a function that calls `make` once and shares its promise. A rejected promise is discarded, so that the next
 * call tries again: a chunk that failed to load may load later.
 */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    made.catch(() => (made = undefined));
    return made;
  };
}
