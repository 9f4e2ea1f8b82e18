/** The day it is in Türkiye, for labels such as "Yarın": components render again at midnight and not before. */
import { useSyncExternalStore } from 'react';
import { dayKey } from '../../domain/time.ts';

/** Epoch seconds within today; the same number all day. */
export function useToday(): number {
  return useSyncExternalStore(listen, noonOfToday, noonOfToday);
}

function noonOfToday(): number {
  return Date.parse(`${dayKey(Date.now() / 1000)}T09:00:00Z`) / 1000;
}

/** The day is looked up again this often; a sleeping device wakes into the right one within it. */
const CHECK_MS = 30_000;

function listen(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}
