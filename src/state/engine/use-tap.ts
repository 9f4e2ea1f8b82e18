import { useRef, useState } from 'react';
import { leavesDoubt } from '../../contract/errors.ts';
import { failureText } from '../../domain/failure-text.ts';
import type { Result } from '../../model/failure.ts';

export interface Tap {
  /** From the tap on, before the engine's first frame about it: a second tap does nothing. */
  busy: boolean;
  /** Why the last tap did nothing, where not even the engine could say; '' for nothing to say. */
  note: string;
  /** It may have been sent, and the engine has not said more since. That is not a failure. */
  doubtful: boolean;
  run: (send: () => Promise<Sent>) => void;
}

export interface Sent {
  result: Result<unknown>;
  /** false: it ended before the money call. */
  sent: boolean;
}

/** A tap that moves money. @param state what the engine tells of it, another one with each frame */
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
  // What the engine has said since the tap is newer than what the call came back with.
  const { note, doubtful } = failed !== null && failed.before === state ? failed : nothing;
  return { busy: busy || state.phase === 'sending', note, doubtful, run };
}

const nothing = { note: '', doubtful: false };
