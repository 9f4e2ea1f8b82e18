/**
 * Code that comes when it is needed. React's own way, `lazy` in `Suspense`, shows what comes within 300 ms of a placeholder
 * no sooner than these are over (`FALLBACK_THROTTLE_MS` of react-dom): every page, tab and sheet stood that much later,
 * opened for the first time.
 */
import { type ComponentType, type ReactNode, createElement, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

export interface Loadable<T> {
  /** Asks for it, unless that was done. */
  begin(): void;
  /** Asks once more for what did not come: without a network it may come the next time. */
  again(): void;
  /** Undefined while it is on its way. Throws what kept it from coming. */
  read(): T | undefined;
  /** The same, undefined too where it did not come. */
  peek(): T | undefined;
  onChange(listener: () => void): () => void;
}

/** The component behind a chunk; `fallback` stands until it is there. */
export interface LoadableComponent<Props> {
  (props: Props & { fallback?: ReactNode }): ReactNode;
  begin(): void;
}

/** Where a deploy replaced it the page is loaded anew by then (`stale-chunk.ts`), and nobody sees that it failed. */
const REPLACED_MS = 1_000;

export function loadable<T>(fetchIt: () => Promise<T>): Loadable<T> {
  const changes = createListeners();
  let state: { at: 'unasked' | 'coming' } | { at: 'here'; what: T } | { at: 'failed'; reason: unknown } = {
    at: 'unasked',
  };
  const become = (next: typeof state): void => {
    state = next;
    changes.tell();
  };
  const start = (): void => {
    state = { at: 'coming' };
    fetchIt().then(
      (what) => become({ at: 'here', what }),
      (reason: unknown) => setTimeout(become, REPLACED_MS, { at: 'failed', reason }),
    );
  };
  const peek = (): T | undefined => (state.at === 'here' ? state.what : undefined);
  return {
    begin: () => {
      if (state.at === 'unasked') start();
    },
    again: () => {
      if (state.at === 'unasked' || state.at === 'failed') start();
    },
    read: () => {
      if (state.at === 'failed') throw state.reason;
      return peek();
    },
    peek,
    onChange: changes.add,
  };
}

/** What is loaded, undefined until then. What failed before is asked for again by whoever comes to it. */
export function useLoadable<T>(of: Loadable<T>): T | undefined {
  useState(of.again);
  return useLoaded(of);
}

/** The same for what somebody else asks for. */
export function useLoaded<T>({ read, onChange }: Loadable<T>): T | undefined {
  return useSyncExternalStore(onChange, read, read);
}

export function loadableComponent<Props extends object>(
  chunk: () => Promise<{ default: ComponentType<Props> }>,
): LoadableComponent<Props> {
  const code = loadable(chunk);
  const Loaded: LoadableComponent<Props> = ({ fallback = null, ...props }) => {
    const exports = useLoadable(code);
    // What is left of both is what the component takes.
    return exports === undefined ? fallback : createElement(exports.default, props as unknown as Props);
  };
  Loaded.begin = code.begin;
  return Loaded;
}
