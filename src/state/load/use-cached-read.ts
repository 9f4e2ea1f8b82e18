/** Result of a service call for a screen, shown from the device until the first response (first-load-11). */
import { useEffect, useState } from 'react';
import { isTransient } from '../../contract/failure-checks.ts';
import type { DatedResult, Reads } from '../../contract/port/engine-contract.ts';
import type { ReadName } from '../../contract/services/calls.ts';
import type { Result } from '../../model/failure.ts';
import type { Loaded } from '../../model/load.ts';
import { readCachedService, readService } from '../engine/call-service.ts';
import { useIsConnected } from '../engine/use-connection.ts';
import { useLoad } from './use-read.ts';

/**
 * @param input null loads nothing yet
 * @param usesCopy false waits for the response, because a former one would mislead
 */
export function useCachedRead<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'] | null,
  usesCopy = true,
): Loaded<Reads[Name]['output']['data']> {
  // The input is used only with a key.
  const given = input as Reads[Name]['input'];
  return useCachedLoad<Reads[Name]['output']['data']>(
    input === null ? null : `${name} ${JSON.stringify(input)}`,
    () => readService(name, given),
    async () => (usesCopy ? readCachedService(name, given) : null),
  );
}

/**
 * Loads like `useLoad`. The cached result is shown while the first request is pending, and after a failure that another
 * try may end.
 * @param key identifies the request; a new key drops the results, null loads nothing
 * @param readCopy resolves to the cached result of the device; null without one
 */
export function useCachedLoad<T>(
  key: string | null,
  load: () => Promise<Result<DatedResult<T>>>,
  readCopy: () => Promise<DatedResult<T> | null>,
): Loaded<T> {
  const loaded = useLoad(key, load);
  const [found, setFound] = useState<{ key: string; copy: DatedResult<T> } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let wanted = true;
    void readCopy().then((copy) => {
      if (wanted && copy !== null) setFound({ key, copy });
    });
    return () => {
      wanted = false;
    };
    // The key identifies the request of `readCopy` completely.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  const connected = useIsConnected();

  const { phase, failure, retry } = loaded;
  const isPending = phase === 'loading';
  const isWithout = isPending || (phase === 'failed' && failure !== null && isTransient(failure));
  if (!isWithout || found === null || found.key !== key) return loaded;
  const { data, storedAt } = found.copy;
  const refreshing = isPending && connected;
  return { phase: 'ready', value: data, at: storedAt ?? 0, stale: true, refreshing, failure, retry };
}
