/** A stored value as state of this tab: it follows other tabs, and lasts for the visit when the browser stores nothing. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import type { StoredValue } from '../../platform/browser-storage/stored-value.ts';

interface StoredState<Value> {
  read(): Value;
  write(value: Value): void;
  /** Returns how to stop. */
  subscribe(onChange: () => void): () => void;
}

export function createStoredState<Value>(stored: StoredValue<Value>): StoredState<Value> {
  const changes = createListeners();
  let value = stored.read();
  const show = (next: Value): void => {
    value = next;
    changes.notify();
  };
  stored.watch(show);
  return {
    read: () => value,
    write: (next) => {
      stored.write(next);
      show(next);
    },
    subscribe: changes.add,
  };
}

export function useStoredValue<Value>({ subscribe, read }: StoredState<Value>): Value {
  return useSyncExternalStore(subscribe, read);
}
