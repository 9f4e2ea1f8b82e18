/**
 * A signal that gives up with the first of several. `AbortSignal.any` would do, but Safari before 17.4 does not have it, and
 * what it makes of a long-lived signal may stay with that signal for its life: here it is let go of.
 */
export interface EitherSignal {
  signal: AbortSignal;
  /** Nothing waits for it any more. */
  release(): void;
}

export function eitherOf(...signals: readonly AbortSignal[]): EitherSignal {
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
