/** Races a call against its deadline and the engine's life, because a call to a dead worker never settles. */
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
    // Rejections of comlink (a value that cannot be cloned, an uncaught error inside) count as a lost engine.
    call.then(settle, () => settle({ ok: false, failure: { kind: 'engineLost' } }));
  });
}
