import { useRef, useState } from 'react';
import { leavesDoubt } from '../../contract/errors.ts';
import { failureText } from '../../domain/failure-text.ts';
import type { Result } from '../../model/failure.ts';

export interface Tap {
  /** True from the tap on, before the engine's first frame about it: a second tap does nothing. */
  busy: boolean;
  /** Failure text of the last tap, when the engine's state does not report it; '' for nothing to show. */
  note: string;
  /**
   * True when the call may have been sent and the engine has reported nothing since. The outcome is unresolved, not
   * failed.
   */
  doubtful: boolean;
  run: (send: () => Promise<Sent>) => void;
}

export interface Sent {
  result: Result<unknown>;
  /** False when it ended before the money call. */
  sent: boolean;
}

/** Runs a tap that moves money. @param state the engine's state of it, a new object with each frame */
export function useTap(state: { phase: string }): Tap {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ note: string; doubtful: boolean; before: unknown } | null>(null);
  const run = (send: () => Promise<Sent>): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(null);
    void send().then(({ result, sent }) => {
      running.current = false;
      setBusy(false);
      if (result.ok) return;
      const { failure } = result;
      setFailed({ note: failureText(failure), doubtful: sent && leavesDoubt(failure), before: state });
    });
  };
  // A state newer than the tap replaces the result of the call.
  const { note, doubtful } = failed !== null && failed.before === state ? failed : nothing;
  return { busy: busy || state.phase === 'sending', note, doubtful, run };
}

const nothing = { note: '', doubtful: false };
