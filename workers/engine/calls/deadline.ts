/** One try of a call, from the question to the last byte of the answer: a body that stalls is as late as one that never came. */
import type { Result } from '../../../src/model/failure.ts';

/**
 * Runs `work` until it settles, `ms` milliseconds have passed, or `signal` gives up. What `work` throws is a failure of the
 * network.
 */
export async function withDeadline<T>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T>> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ms);
  const over = signal === undefined ? late.signal : AbortSignal.any([late.signal, signal]);
  try {
    return await Promise.race([work(over), rejectedWith(over)]);
  } catch (error) {
    if (late.signal.aborted) return { ok: false, failure: { kind: 'timeout' } };
    const gaveUp = signal?.aborted === true || (error instanceof DOMException && error.name === 'AbortError');
    return { ok: false, failure: { kind: gaveUp ? 'aborted' : 'network' } };
  } finally {
    clearTimeout(timer);
  }
}

function rejectedWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(new DOMException('', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
