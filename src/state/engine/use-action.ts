/** Actions of a screen: one at a time, each sent once, with a text for the outcome. */
import { useCallback, useRef, useState, useLayoutEffect } from 'react';
import { UNKNOWN_OUTCOME_TEXT, outcomeText } from '../../domain/outcome-text.ts';
import type { Result } from '../../model/failure.ts';

interface Action {
  /** Name of the action in flight; '' for none. */
  busy: string;
  /** Text about the outcome of the last action; '' for none. */
  note: string;
  /** True when the last action failed; `note` explains why. */
  failed: boolean;
  /** Starts an action; ignored while another one is in flight, so that a tap counts once. */
  run: <T>(work: () => Promise<Result<T>>, options?: RunOptions<T>) => void;
  /**
   * Resets the state when the screen changes its subject: the outcome of an action in flight is ignored, and the next
   * one may start.
   */
  reset: () => void;
}

interface RunOptions<T> {
  /** Distinguishes the actions of a screen that has several. */
  name?: string;
  /** Replaces the text of `useAction` for an unresolved outcome, for this action. */
  doubt?: string;
  /** Called on success; may return the text to show. */
  onDone?: (value: T) => string | undefined;
  onFailed?: () => void;
}

const nothing = { busy: '', note: '', failed: false };

/**
 * @param doubt text for a call that was sent and got no response, because its outcome is unresolved; '' for calls that
 * change nothing
 */
export function useAction(doubt: string = UNKNOWN_OUTCOME_TEXT): Action {
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
  return { ...state, run, reset: forget };
}

/**
 * A response may arrive after its screen was left; such a response must change nothing (rule failure-11).
 *
 * Returns a function that is true while the requesting component is mounted and `about` is unchanged.
 * @param about the step or thing the request is about: a response about a former one is ignored too
 */
export function useIsMounted(about?: unknown): () => boolean {
  const here = useRef<{ about: unknown } | null>(null);
  // A layout effect, because a plain effect is cleaned up some time after the component leaves the screen.
  useLayoutEffect(() => {
    here.current = { about };
    return () => {
      here.current = null;
    };
  }, [about]);
  return () => here.current !== null && here.current.about === about;
}
