/** A dated answer a screen shows: what is there stays until a newer one is, and what is old renews itself. */
import { useCallback, useEffect, useState } from 'react';
import type { Dated } from '../../contract/port/engine.ts';
import type { Failure, Result } from '../../contract/errors.ts';
import { useConnection } from '../engine/connection.ts';
import { useFirstScreen } from './use-first-screen.ts';
import { useOnline } from '../engine/online.ts';

export interface KeptAnswer<T> {
  /** Undefined until there is one. */
  value: T | undefined;
  /** When it was so, epoch seconds; stale where it may be otherwise by now. For `AgeLine`. */
  age: { at: number; stale: boolean };
  /** Why the last load brought nothing; null when it did, and while one that may is under way for the first time. */
  failure: Failure | null;
  reload: () => void;
}

/**
 * @param key names what is loaded; another one forgets the answer
 * @param generation what the answer depends on: loaded again when it grows
 */
export function useKeptAnswer<T>(
  key: string,
  generation: number | undefined,
  load: () => Promise<Result<Dated<T>>>,
): KeptAnswer<T> {
  const [answer, setAnswer] = useState<Kept<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [seen, setSeen] = useState(generation);
  const reload = useCallback(() => setAttempt((last) => last + 1), []);
  // Also when it is first heard of: something may have changed between the first load and the engine's first look.
  if (generation !== seen) {
    setSeen(generation);
    reload();
  }
  useEffect(() => {
    let wanted = true;
    void load().then((result) => {
      // An answer that crossed a newer question is nobody's.
      if (wanted) setAnswer((before) => after(before, key, result));
    });
    return () => {
      wanted = false;
    };
    // The key says all there is to what `load` asks for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);
  const shown = answer?.key === key ? answer : null;
  useFirstScreen(shown !== null);
  const connected = useConnected();
  useRenewal(shown, connected, reload);
  return {
    value: shown?.value,
    age: { at: shown?.at ?? 0, stale: isOld(shown) || !connected },
    failure: shown?.failure ?? null,
    reload,
  };
}

interface Kept<T> {
  key: string;
  value: T | undefined;
  /** Epoch seconds. */
  at: number;
  /** It comes from the device. */
  copied: boolean;
  failure: Failure | null;
}

function after<T>(before: Kept<T> | null, key: string, result: Result<Dated<T>>): Kept<T> {
  if (result.ok) {
    const { data, storedAt } = result.value;
    return { key, value: data, at: storedAt ?? Date.now() / 1000, copied: storedAt !== null, failure: null };
  }
  const { failure } = result;
  // "There is no such thing" is an answer, and takes the place of what was there.
  if (before?.key !== key || !mayPass(failure)) return { key, value: undefined, at: 0, copied: false, failure };
  return { ...before, failure };
}

const RENEW_MS = 10_000;

/** Once there is a connection, a copy or an answer that did not come is asked for again: at once, then now and then. */
function useRenewal(shown: Kept<unknown> | null, connected: boolean, reload: () => void): void {
  const old = isOld(shown);
  useEffect(() => {
    if (connected && old) reload();
    // When the connection comes, and not when the answer does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [connected]);
  useEffect(() => {
    if (!connected || !old) return undefined;
    const timer = setTimeout(reload, RENEW_MS);
    return () => clearTimeout(timer);
  }, [connected, old, shown, reload]);
}

function useConnected(): boolean {
  const { status } = useConnection();
  return useOnline() && status !== 'off';
}

function isOld(shown: Kept<unknown> | null): boolean {
  return shown !== null && (shown.copied || (shown.failure !== null && mayPass(shown.failure)));
}

function mayPass({ kind }: Failure): boolean {
  return ['network', 'timeout', 'server', 'malformed', 'engineLost', 'aborted'].includes(kind);
}
