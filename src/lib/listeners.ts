/** A set of listeners, called in the order they were added. */
export interface Listeners<T = void> {
  /** Returns a function that removes the listener. A function added twice is called once. */
  add(listener: (value: T) => void): () => void;
  notify(value: T): void;
  clear(): void;
  readonly size: number;
}

export function createListeners<T = void>(): Listeners<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify: (value) => {
      for (const listener of listeners) listener(value);
    },
    clear: () => listeners.clear(),
    get size() {
      return listeners.size;
    },
  };
}
