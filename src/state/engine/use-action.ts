/** What a player does on a screen: one thing at a time, each once, and what came of it in words. */
import { useCallback, useRef, useState } from 'react';
import { DOUBT, outcomeText } from '../../domain/outcome-text.ts';
import type { Result } from '../../model/failure.ts';

export interface Action {
  /** Name of what is under way; '' for nothing. */
  busy: string;
  /** What came of the last one; '' for nothing to say. */
  note: string;
  /** The note tells why it did not work. */
  failed: boolean;
  /** Does nothing while another is under way: a tap counts once. */
  run: <T>(work: () => Promise<Result<T>>, options?: RunOptions<T>) => void;
  /** The screen is about another thing now: what is under way ends unheard, nothing is said, and the next may begin. */
  forget: () => void;
}

export interface RunOptions<T> {
  /** Where a screen has several things to do. */
  name?: string;
  /** As of `useAction`, where this one is another kind of thing. */
  doubt?: string;
  /** It worked: does what follows, and may answer what to say. */
  onDone?: (value: T) => string | undefined;
  onFailed?: () => void;
}

const nothing = { busy: '', note: '', failed: false };

/**
 * @param doubt said of a call that went out and was not answered, for nobody knows whether it was done; '' of calls that
 * change nothing
 */
export function useAction(doubt: string = DOUBT): Action {
  const running = useRef<object | null>(null);
  const [state, setState] = useState(nothing);
  const run = useCallback<Action['run']>(
    (work, { name = 'action', doubt: ofThis = doubt, onDone, onFailed } = {}) => {
      if (running.current !== null) return;
      const mine = {};
      running.current = mine;
      setState({ ...nothing, busy: name });
      void work().then((result) => {
        if (running.current !== mine) return;
        running.current = null;
        if (result.ok) setState({ ...nothing, note: onDone?.(result.value) ?? '' });
        else {
          setState({ busy: '', note: outcomeText(result.failure, ofThis), failed: true });
          onFailed?.();
        }
      });
    },
    [doubt],
  );
  const forget = useCallback(() => {
    running.current = null;
    setState(nothing);
  }, []);
  return { ...state, run, forget };
}
