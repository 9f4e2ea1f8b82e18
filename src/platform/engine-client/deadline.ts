/** A call to a dead worker never settles; every call is raced against its deadline and the engine's life. */
import type { Result } from '../../model/failure.ts';

export function withDeadline<T>(call: Promise<Result<T>>, deadlineMs: number, lost: AbortSignal): Promise<Result<T>> {
  return new Promise((resolve) => {
    const settle = (result: Result<T>): void => {
      clearTimeout(timer);
      lost.removeEventListener('abort', onLost);
      resolve(result);
    };
    const onLost = (): void => settle({ ok: false, failure: { kind: 'engineLost' } });
    const timer = setTimeout(() => settle({ ok: false, failure: { kind: 'timeout' } }), deadlineMs);
    if (lost.aborted) {
      onLost();
      return;
    }
    lost.addEventListener('abort', onLost);
    // What comlink rejects with (a function that cannot be cloned, an uncaught error inside) is the engine's fault.
    call.then(settle, () => settle({ ok: false, failure: { kind: 'engineLost' } }));
  });
}
