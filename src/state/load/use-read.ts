/** Result of a service call, for a screen. */
import type { Reads, DatedResult } from '../../contract/port/engine-contract.ts';
import type { ReadName } from '../../contract/services/calls.ts';
import type { Loaded } from '../../model/load.ts';
import { readService } from '../engine/call-service.ts';
import { useCallback, useEffect, useState } from 'react';
import { isServiceUnavailable, isTransient } from '../../contract/failure-checks.ts';
import type { Failure, Result } from '../../model/failure.ts';
import { useIsConnected, useConnection } from '../engine/use-connection.ts';
import { useReloadWhenOutdated, useRetry } from './use-retry.ts';

/** @param input null loads nothing yet */
export function useRead<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'] | null,
): Loaded<Reads[Name]['output']['data']> {
  const key = input === null ? null : `${name} ${JSON.stringify(input)}`;
  return useLoad(key, async () => readService(name, input as Reads[Name]['input']));
}

/**
 * Loads a result for a screen: shown until a newer one arrives, and refetched when it is stale.
 *
 * Loads when the key changes, on `retry`, when its subject has changed, and when the connection returns.
 * @param key identifies the request; a new key drops the result, null loads nothing
 */
export function useLoad<T>(key: string | null, load: () => Promise<Result<DatedResult<T>>>): Loaded<T> {
  const [answer, setAnswer] = useState<Kept<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useEffect(() => {
    if (key === null) return undefined;
    let wanted = true;
    void load().then((result) => {
      // The response of an outdated request is ignored.
      if (wanted) setAnswer((before) => after(before, key, result));
    });
    return () => {
      wanted = false;
    };
    // The key identifies the request of `load` completely.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);

  const shown = key !== null && answer?.key === key ? answer : null;
  const connected = useIsConnected();
  const { status } = useConnection();
  useRenewal(shown, { connected, hubs: status !== 'off' }, retry);
  useReloadWhenOutdated(shown?.about ?? null, retry);

  const facts = {
    at: shown?.at ?? 0,
    stale: isOld(shown) || (shown !== null && !connected),
    failure: shown?.failure ?? null,
    retry,
  };
  if (shown?.value !== undefined) return { ...facts, phase: 'ready', value: shown.value.data };
  if (key === null) return { ...facts, phase: 'idle', value: undefined };
  return { ...facts, phase: shown === null ? 'loading' : 'failed', value: undefined };
}

interface Kept<T> {
  key: string;
  /** Undefined for no value, as opposed to a value that is undefined. */
  value: { data: T } | undefined;
  /** Epoch seconds. */
  at: number;
  /** True when the value comes from the offline cache. */
  copied: boolean;
  about: DatedResult<T>['about'];
  failure: Failure | null;
}

function after<T>(before: Kept<T> | null, key: string, result: Result<DatedResult<T>>): Kept<T> {
  if (result.ok) {
    const { data, storedAt, about } = result.value;
    const at = storedAt ?? Date.now() / 1000;
    return { key, value: { data }, at, copied: storedAt !== null, about, failure: null };
  }
  const { failure } = result;
  // A final failure such as "not found" is a result, and replaces the former value.
  if (before?.key !== key || !isTransient(failure)) {
    return { key, value: undefined, at: 0, copied: false, about: null, failure };
  }
  return { ...before, failure };
}

interface Reachable {
  connected: boolean;
  /**
   * True unless the hubs have given up. Services do not need them, but their retry is a good moment to refetch as well.
   */
  hubs: boolean;
}

/** Refetches a cached or failed result once there is a connection: at once, then after growing pauses. */
function useRenewal(shown: Kept<unknown> | null, { connected, hubs }: Reachable, retry: () => void): void {
  const old = isOld(shown);
  useEffect(() => {
    if (connected && hubs && old && !isInTrouble(shown)) retry();
    // Runs when the connection changes, not when a response arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [connected, hubs]);
  useRetry({ result: shown, isNeeded: connected && old, failure: shown?.failure ?? null, retry });
}

/** Returns true when the service itself had trouble: then a returning connection is no reason to retry at once. */
function isInTrouble(shown: Kept<unknown> | null): boolean {
  return shown !== null && shown.failure !== null && isServiceUnavailable(shown.failure);
}

function isOld(shown: Kept<unknown> | null): boolean {
  return shown !== null && (shown.copied || (shown.failure !== null && isTransient(shown.failure)));
}
