/**
 * A signal that aborts with the first of several. `AbortSignal.any` is missing in Safari before 17.4, and its result
 * may stay attached to a long-lived signal for that signal's life; this one can be detached.
 */
interface AnySignal {
  signal: AbortSignal;
  /** Detaches the signal once it is no longer needed. */
  release(): void;
}

export function anySignal(...signals: readonly AbortSignal[]): AnySignal {
  const either = new AbortController();
  const release = (): void => {
    for (const signal of signals) signal.removeEventListener('abort', giveUp);
  };
  const giveUp = (): void => {
    release();
    either.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', giveUp);
  if (signals.some(({ aborted }) => aborted)) giveUp();
  return { signal: either.signal, release };
}
