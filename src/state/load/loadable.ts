/**
 * Code loaded on demand. React's `lazy` in `Suspense` shows content that loads within 300 ms of its placeholder only
 * when these are over (`FALLBACK_THROTTLE_MS` of react-dom), so every page, tab and sheet opened for the first time
 * appeared that much later.
 */
import {
  type ComponentType,
  type ReactNode,
  createElement,
  useContext,
  useState,
  useSyncExternalStore,
  createContext,
} from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { partRetryListeners, loadWithRetry } from './load-with-retry.ts';

export interface Loadable<T> {
  /** Starts loading, unless that was done before. */
  load(): void;
  /** Starts loading; retries at once when an earlier try failed. */
  retry(): void;
  /** Returns undefined until it has loaded. */
  peek(): T | undefined;
  /** Returns the error of the last try once it should be shown; loading is retried all the same. */
  failure(): unknown;
  onChange(listener: () => void): () => void;
}

/** A component behind a chunk; `fallback` is rendered until it has loaded. */
export interface LoadableComponent<Props> {
  (props: Props & { fallback?: ReactNode }): ReactNode;
  preload(): void;
}

/**
 * Failed tries before the failure is shown, because the next two often succeed. Without a network the first one is
 * shown.
 */
const TOLD_FAILURES = 3;
/**
 * Milliseconds before a failure is shown. If a deploy replaced the file, the page has reloaded by then
 * (`stale-chunk.ts`).
 */
const REPLACED_MS = 1_000;

export function createLoadable<T>(fetchIt: () => Promise<T>): Loadable<T> {
  const changes = createListeners();
  let asked = false;
  let here: { what: T } | undefined;
  let failure: unknown;
  const onFailure = (reason: unknown, failures: number): void => {
    if (failures < TOLD_FAILURES && navigator.onLine) return;
    setTimeout(() => {
      if (here !== undefined || failure !== undefined) return;
      failure = reason;
      changes.notify();
    }, REPLACED_MS);
  };
  const begin = (): void => {
    if (asked) return;
    asked = true;
    void loadWithRetry(fetchIt, onFailure).then((what) => {
      here = { what };
      failure = undefined;
      changes.notify();
    });
  };
  return {
    load: begin,
    retry: () => {
      begin();
      if (failure !== undefined) partRetryListeners.notify();
    },
    peek: () => here?.what,
    failure: () => failure,
    onChange: changes.add,
  };
}

/** Returns the loaded value, undefined until then. Mounting retries an earlier failure. */
export function useLoadable<T>(of: Loadable<T>): T | undefined {
  useState(of.retry);
  return useLoadedValue(of);
}

/** Returns the loaded value without starting the load. */
export function useLoadedValue<T>({ peek, onChange }: Loadable<T>): T | undefined {
  return useSyncExternalStore(onChange, peek, peek);
}

/** Returns the content to render instead: `fallback` until it has loaded, or the page's view of a lasting failure. */
export function useLoadableFallback(
  { failure, retry: again, onChange }: Loadable<unknown>,
  fallback: ReactNode,
): ReactNode {
  const reason = useSyncExternalStore(onChange, failure, failure);
  const Missing = useContext(MissingPartContext);
  if (reason === undefined || Missing === null) return fallback;
  return createElement(Missing, { reason, onRetry: again, fallback });
}

export function createLoadableComponent<Props extends object>(
  chunk: () => Promise<{ default: ComponentType<Props> }>,
): LoadableComponent<Props> {
  const code = createLoadable(chunk);
  const Loaded: LoadableComponent<Props> = ({ fallback = null, ...props }) => {
    const exports = useLoadable(code);
    const missing = useLoadableFallback(code, fallback);
    // The remaining props are exactly those of the component.
    return exports === undefined ? missing : createElement(exports.default, props as unknown as Props);
  };
  Loaded.preload = code.load;
  return Loaded;
}

export interface MissingPartProps {
  reason: unknown;
  /** Requests the part at once. */
  onRetry: () => void;
  /** Rendered until the texts have loaded. */
  fallback: ReactNode;
}

/**
 * Component that replaces a part whose code failed to load; null to render nothing, for example between the header's
 * buttons.
 */
export const MissingPartContext = createContext<ComponentType<MissingPartProps> | null>(null);
