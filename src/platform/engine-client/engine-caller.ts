/** Calls of a tab to its engine: raced against their deadline and the engine's life, repeated only if that is safe. */
import type { Failure, Result } from '../../model/failure.ts';
import { type EngineCallName, type EngineCalls, engineCalls } from '../../contract/port/engine-contract.ts';
import { TAP_SEND_DEADLINE_MS } from '../../contract/time-limits.ts';
import { reloadGate } from '../service-worker/reload-gate.ts';
import { withDeadline } from './with-deadline.ts';
import type { EngineClient } from './engine-client.ts';
import type { EngineLink } from './engine-link.ts';

interface EngineCaller {
  call: EngineClient['call'];
  /** Sends the calls that wait for an engine to this one. */
  resume(link: EngineLink): void;
}

/** @param open returns the current engine link, undefined if there is none */
export function createEngineCaller(
  open: () => EngineLink | undefined,
  policies: typeof engineCalls = engineCalls,
  gate = reloadGate,
): EngineCaller {
  const waiting = new Set<(link: EngineLink) => void>();

  /** Resolves to the current or next link; undefined once the caller gave up. */
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

  /** Resolves to the current or next link; undefined past the deadline. */
  const nextWithin = async (deadlineMs: number): Promise<EngineLink | undefined> => {
    const gaveUp = new AbortController();
    const timer = setTimeout(() => gaveUp.abort(), deadlineMs);
    const link = await nextLink(gaveUp.signal);
    clearTimeout(timer);
    return link;
  };

  /** Sends the request to one engine after another until one responds. */
  const repeat = async <T>(ask: (link: EngineLink) => Promise<Result<T>>, gaveUp: AbortSignal) => {
    for (;;) {
      // Engines follow one another: the next exists only after the previous was lost.
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
        // Money calls fail at once without an engine: a call that was never sent must not end up unresolved.
        if (link === undefined) return { ok: false, failure: { kind: 'restarting' } };
        // Reloads are blocked here, where no screen can forget it: the engine may run in this tab and end with its page
        // (offline-2).
        const release = gate.defer('money');
        const result = await withDeadline(ask(link), deadlineMs, link.lost);
        release();
        return result.ok ? result : { ok: false, failure: afterMoney(result.failure) };
      }
      if (kind === 'once') {
        const link = await nextWithin(deadlineMs);
        return link === undefined ? timedOut : withDeadline(ask(link), deadlineMs, link.lost);
      }
      // A call past its deadline is no longer sent, because its caller has already received a failure.
      const gaveUp = new AbortController();
      const timer = setTimeout(() => gaveUp.abort(), name === 'toggleSelection' ? TAP_SEND_DEADLINE_MS : deadlineMs);
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

/** Resolves to the result; `undefined` if the engine was lost before it. */
function untilLost<T>(call: Promise<Result<T>>, lost: AbortSignal): Promise<Result<T> | undefined> {
  return new Promise((resolve) => {
    const onLost = (): void => resolve(undefined);
    if (lost.aborted) onLost();
    else lost.addEventListener('abort', onLost, { once: true });
    // Rejections of comlink (a value that cannot be cloned, an uncaught error inside) would recur with the next engine.
    call
      .then(resolve, () => resolve({ ok: false, failure: { kind: 'engineLost' } }))
      .finally(() => lost.removeEventListener('abort', onLost));
  });
}

/** Turns a lost or late money call into `unknown`, because it may have taken effect (money-4). */
function afterMoney(failure: Failure): Failure {
  return failure.kind === 'engineLost' || failure.kind === 'timeout' ? { ...failure, kind: 'unknown' } : failure;
}
