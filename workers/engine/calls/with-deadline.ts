/**
 * Deadline of one attempt of a call, from the request to the last byte of the response: a stalled body times out as
 * well.
 */
import type { Result } from '../../../src/model/failure.ts';

/**
 * Runs `work` until it settles, `ms` milliseconds have passed, or `signal` aborts. An exception of `work` is returned
 * as a network failure, an AbortError as `aborted`. No listener stays on `signal`, which may live as long as the
 * session.
 */
export function withDeadline<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T>> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const settle = (result: Result<T>): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      resolve(result);
    };
    const cut = (kind: 'timeout' | 'aborted'): void => {
      settle({ ok: false, failure: { kind } });
      over.abort();
    };
    const giveUp = (): void => cut('aborted');
    const timer = setTimeout(() => cut('timeout'), ms);
    if (signal?.aborted === true) {
      giveUp();
      return;
    }
    signal?.addEventListener('abort', giveUp);
    work(over.signal).then(settle, (error: unknown) => {
      const gaveUp = error instanceof DOMException && error.name === 'AbortError';
      settle({ ok: false, failure: { kind: gaveUp ? 'aborted' : 'network' } });
    });
  });
}
