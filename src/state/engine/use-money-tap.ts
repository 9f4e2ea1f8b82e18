import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../contract/failure-checks.ts';
import { failureText } from '../../domain/failure-text.ts';
import type { Result } from '../../model/failure.ts';

export interface MoneyTap {
  /** True from the tap on, before the engine's first frame about it: a second tap does nothing. */
  busy: boolean;
  /** Failure text of the last tap, when the engine's state does not report it; '' for nothing to show. */
  note: string;
  /**
   * True when the call may have been sent and the engine has reported nothing since. The outcome is unresolved, not
   * failed.
   */
  inDoubt: boolean;
  run: (send: () => Promise<MoneyTapResult>) => void;
}

export interface MoneyTapResult {
  result: Result<unknown>;
  /** False when it ended before the money call. */
  sent: boolean;
}

/** Runs a tap that moves money. @param state the engine's state of it, a new object with each frame */
export function useMoneyTap(state: { phase: string }): MoneyTap {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ note: string; doubtful: boolean; before: unknown } | null>(null);
  const run = (send: () => Promise<MoneyTapResult>): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(null);
    void send().then(({ result, sent }) => {
      running.current = false;
      setBusy(false);
      if (result.ok) return;
      const { failure } = result;
      setFailed({ note: failureText(failure), doubtful: sent && isOutcomeUnknown(failure), before: state });
    });
  };
  // A state newer than the tap replaces the result of the call.
  const { note, doubtful } = failed !== null && failed.before === state ? failed : nothing;
  return { busy: busy || state.phase === 'sending', note, inDoubt: doubtful, run };
}

const nothing = { note: '', doubtful: false };
