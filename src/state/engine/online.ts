/**
 * Network state, in one place. A browser may wrongly report a network, which calls find out. It may also wrongly deny
 * one (Windows behind some VPNs): data that arrives over the network afterwards refutes it (browser-23).
 */
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { callEngine } from './call-engine.ts';

export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline);
}

/**
 * Reads the state once, for the moment of a tap. True while the browser's denial is refuted, which is checked only
 * while a component watches.
 */
export function isOnline(): boolean {
  return navigator.onLine || refuted;
}

const ASK_MS = 1_000;
/** Milliseconds in which hub frames that were in flight when the network failed may still arrive. */
const UNDER_WAY_MS = 1_000;

let refuted = false;
let stop: (() => void) | undefined;
const listeners = createListeners();

function watchOnline(onChange: () => void): () => void {
  const remove = listeners.add(onChange);
  stop ??= watch();
  return () => {
    remove();
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function watch(): () => void {
  const life = new AbortController();
  const { signal } = life;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the browser's reports; a result about an earlier one is ignored. */
  let word = 0;

  /** Polls the engine for traffic over the network, while the browser denies a network. */
  const check = async (mine: number, since: number): Promise<void> => {
    const reached = await callEngine('isReached', { since });
    if (mine !== word || signal.aborted) return;
    const next = reached.ok && reached.value;
    if (next !== refuted) {
      refuted = next;
      listeners.notify();
    }
    timer = setTimeout(() => void check(mine, since), ASK_MS);
  };
  const hear = (since: number): void => {
    clearTimeout(timer);
    word += 1;
    refuted = false;
    if (!navigator.onLine) void check(word, since);
    listeners.notify();
  };
  window.addEventListener('online', () => hear(0), { signal });
  window.addEventListener('offline', () => hear(Date.now() + UNDER_WAY_MS), { signal });
  hear(Date.now());
  return () => {
    life.abort();
    clearTimeout(timer);
  };
}
