import { useSyncExternalStore } from 'react';

const LOOK_MS = 500;

/**
 * What is so at this second of the server's clock; renders again when it is otherwise, and not each second.
 * @param offset what that clock is ahead of this device's, ms
 * @param read gives a text or a number
 */
export function useServerSecond<T extends string | number>(offset: number, read: (now: number) => T): T {
  return useSyncExternalStore(everyLook, () => read((Date.now() + offset) / 1_000));
}

function everyLook(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}
