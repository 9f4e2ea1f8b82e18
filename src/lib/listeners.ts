/** A set of listeners, told in the order they came. */
export interface Listeners<T = void> {
  /** Returns the way out. The same function added twice is told once. */
  add(listener: (value: T) => void): () => void;
  tell(value: T): void;
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
    tell: (value) => {
      for (const listener of listeners) listener(value);
    },
    clear: () => listeners.clear(),
    get size() {
      return listeners.size;
    },
  };
}
