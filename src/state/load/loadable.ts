/**
 * Code that comes when it is needed. React's own way, `lazy` in `Suspense`, shows what comes within 300 ms of a placeholder
 * no sooner than these are over (`FALLBACK_THROTTLE_MS` of react-dom): every page, tab and sheet stood that much later,
 * opened for the first time.
 */
import { type ComponentType, type ReactNode, createElement, useContext, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { MissingPartContext } from './missing-part.ts';
import { retryParts, untilLoaded } from './until-loaded.ts';

export interface Loadable<T> {
  /** Requests it, unless that was done. */
  begin(): void;
  /** Requests it, and at once where an earlier request failed. */
  again(): void;
  /** Undefined until it has come. */
  peek(): T | undefined;
  /** The error of the last request, once a player should see it; the part is requested again all the same. */
  failure(): unknown;
  onChange(listener: () => void): () => void;
}

/** The component behind a chunk; `fallback` stands until it is there. */
export interface LoadableComponent<Props> {
  (props: Props & { fallback?: ReactNode }): ReactNode;
  begin(): void;
}

/** A network that failed for one request has the next two; without a network the first failure says all. */
const TOLD_FAILURES = 3;
/** Where a deploy replaced it the page is loaded anew by then (`stale-chunk.ts`), and nobody sees that it failed. */
const REPLACED_MS = 1_000;

export function loadable<T>(fetchIt: () => Promise<T>): Loadable<T> {
  const changes = createListeners();
  let asked = false;
  let here: { what: T } | undefined;
  let failure: unknown;
  const onFailure = (reason: unknown, failures: number): void => {
    if (failures < TOLD_FAILURES && navigator.onLine) return;
    setTimeout(() => {
      if (here !== undefined || failure !== undefined) return;
      failure = reason;
      changes.tell();
    }, REPLACED_MS);
  };
  const begin = (): void => {
    if (asked) return;
    asked = true;
    void untilLoaded(fetchIt, onFailure).then((what) => {
      here = { what };
      failure = undefined;
      changes.tell();
    });
  };
  return {
    begin,
    again: () => {
      begin();
      if (failure !== undefined) retryParts.tell();
    },
    peek: () => here?.what,
    failure: () => failure,
    onChange: changes.add,
  };
}

/** What is loaded, undefined until then. What failed before is asked for again by whoever comes to it. */
export function useLoadable<T>(of: Loadable<T>): T | undefined {
  useState(of.again);
  return useLoaded(of);
}

/** The same for what somebody else asks for. */
export function useLoaded<T>({ peek, onChange }: Loadable<T>): T | undefined {
  return useSyncExternalStore(onChange, peek, peek);
}

/** The content in place of a part: `fallback` until it is loaded, and the reason of a failure that lasts. */
export function useMissing({ failure, again, onChange }: Loadable<unknown>, fallback: ReactNode): ReactNode {
  const reason = useSyncExternalStore(onChange, failure, failure);
  const Missing = useContext(MissingPartContext);
  if (reason === undefined || Missing === null) return fallback;
  return createElement(Missing, { reason, onRetry: again, fallback });
}

export function loadableComponent<Props extends object>(
  chunk: () => Promise<{ default: ComponentType<Props> }>,
): LoadableComponent<Props> {
  const code = loadable(chunk);
  const Loaded: LoadableComponent<Props> = ({ fallback = null, ...props }) => {
    const exports = useLoadable(code);
    const missing = useMissing(code, fallback);
    // What is left of both is what the component takes.
    return exports === undefined ? missing : createElement(exports.default, props as unknown as Props);
  };
  Loaded.begin = code.begin;
  return Loaded;
}
