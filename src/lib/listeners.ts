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

/** Listeners by key; a key without listeners takes no memory. */
export interface KeyedListeners<Key, Values extends unknown[]> {
  /** Returns a function that removes the listener. */
  add(key: Key, listener: (...values: Values) => void): () => void;
  notify(key: Key, ...values: Values): void;
  clear(): void;
}

export function createKeyedListeners<Key, Values extends unknown[] = []>(): KeyedListeners<Key, Values> {
  const byKey = new Map<Key, Set<(...values: Values) => void>>();
  return {
    add: (key, listener) => {
      let listeners = byKey.get(key);
      if (listeners === undefined) byKey.set(key, (listeners = new Set()));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byKey.get(key) === listeners) byKey.delete(key);
      };
    },
    notify: (key, ...values) => {
      const listeners = byKey.get(key);
      if (listeners !== undefined) for (const listener of listeners) listener(...values);
    },
    clear: () => byKey.clear(),
  };
}
