/** A tab's calls to its engine: raced against their deadline and the engine's life, repeated only where that is safe. */
import type { Failure, Result } from '../../model/failure.ts';
import { type EngineCallName, type EngineCalls, engineCalls } from '../../contract/port/engine.ts';
import { TAP_SENT_MS } from '../../contract/tap-times.ts';
import { reloadGate } from '../service-worker/reload-gate.ts';
import { withDeadline } from './deadline.ts';
import type { EngineClient } from './engine-client.ts';
import type { EngineLink } from './engine-link.ts';

export interface EngineCaller {
  call: EngineClient['call'];
  /** Calls that wait for an engine go on with this one. */
  resume(link: EngineLink): void;
}

/** @param open the engine there is now, if there is one. */
export function createCaller(
  open: () => EngineLink | undefined,
  policies: typeof engineCalls = engineCalls,
  gate = reloadGate,
): EngineCaller {
  const waiting = new Set<(link: EngineLink) => void>();

  /** Resolves when there is an engine, or when nobody waits for the answer any more. */
  const nextLink = (gaveUp: AbortSignal): Promise<EngineLink | undefined> => {
    const link = open();
    if (link !== undefined || gaveUp.aborted) return Promise.resolve(link);
    return new Promise((resolve) => {
      const resume = (opened: EngineLink): void => {
        gaveUp.removeEventListener('abort', stop);
        resolve(opened);
      };
      const stop = (): void => {
        waiting.delete(resume);
        resolve(undefined);
      };
      waiting.add(resume);
      gaveUp.addEventListener('abort', stop, { once: true });
    });
  };

  /** The engine there is, or the next one when it comes in time. */
  const nextWithin = async (deadlineMs: number): Promise<EngineLink | undefined> => {
    const gaveUp = new AbortController();
    const timer = setTimeout(() => gaveUp.abort(), deadlineMs);
    const link = await nextLink(gaveUp.signal);
    clearTimeout(timer);
    return link;
  };

  /** Asks of one engine after the other until one answers. */
  const repeat = async <T>(ask: (link: EngineLink) => Promise<Result<T>>, gaveUp: AbortSignal) => {
    for (;;) {
      // One engine after the other: the next is there when the last is gone.
      // oxlint-disable-next-line no-await-in-loop
      const link = await nextLink(gaveUp);
      if (link === undefined || gaveUp.aborted) return timedOut;
      // oxlint-disable-next-line no-await-in-loop
      const result = await untilLost(ask(link), link.lost);
      if (result !== undefined) return result;
    }
  };

  return {
    call: async <Name extends EngineCallName>(name: Name, input: EngineCalls[Name]['input']) => {
      const { deadlineMs, repeat: kind } = policies[name];
      const ask = (link: EngineLink): Promise<Result<EngineCalls[Name]['output']>> => link.call(name, input);
      if (kind === 'money') {
        const link = open();
        // Money is not asked of an engine that is not there: what was never sent must not be in doubt.
        if (link === undefined) return { ok: false, failure: { kind: 'restarting' } };
        // Here, where no screen can forget it: the engine may be this tab's, and go with its page (offline-2).
        const release = gate.hold('money');
        const result = await withDeadline(ask(link), deadlineMs, link.lost);
        release();
        return result.ok ? result : { ok: false, failure: afterMoney(result.failure) };
      }
      if (kind === 'once') {
        const link = await nextWithin(deadlineMs);
        return link === undefined ? timedOut : withDeadline(ask(link), deadlineMs, link.lost);
      }
      // Past its deadline a call is not sent any more: the caller was told that it failed.
      const gaveUp = new AbortController();
      const timer = setTimeout(() => gaveUp.abort(), name === 'toggleSelection' ? TAP_SENT_MS : deadlineMs);
      const result = await withDeadline(repeat(ask, gaveUp.signal), deadlineMs, never);
      clearTimeout(timer);
      gaveUp.abort();
      return result;
    },
    resume: (link) => {
      const resumed = [...waiting];
      waiting.clear();
      for (const resume of resumed) resume(link);
    },
  };
}

const never = new AbortController().signal;
const timedOut: Result<never> = { ok: false, failure: { kind: 'timeout' } };

/** The answer, or `undefined` when the engine was lost before it came. */
function untilLost<T>(call: Promise<Result<T>>, lost: AbortSignal): Promise<Result<T> | undefined> {
  return new Promise((resolve) => {
    const onLost = (): void => resolve(undefined);
    if (lost.aborted) onLost();
    else lost.addEventListener('abort', onLost, { once: true });
    // What comlink rejects with (what cannot be cloned, an uncaught error inside) would come again with the next engine.
    call
      .then(resolve, () => resolve({ ok: false, failure: { kind: 'engineLost' } }))
      .finally(() => lost.removeEventListener('abort', onLost));
  });
}

/** Of a money call that was not answered nobody knows whether it took effect (money-4). */
function afterMoney(failure: Failure): Failure {
  return failure.kind === 'engineLost' || failure.kind === 'timeout' ? { ...failure, kind: 'unknown' } : failure;
}
