/** The minute it is, for what tells whether something has begun: components render again when it changes. */
import { useSyncExternalStore } from 'react';

/** Epoch seconds at the beginning of the minute. */
export function useMinute(): number {
  return useSyncExternalStore(listen, thisMinute);
}

function thisMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60;
}

function listen(onChange: () => void): () => void {
  const timer = setInterval(onChange, 10_000);
  return () => clearInterval(timer);
}
