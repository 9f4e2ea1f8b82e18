import { useRef, useState } from 'react';
import { isOutcomeUnknown } from '../../contract/failure-checks.ts';
import { failureText } from '../../domain/failure-text.ts';
import type { Failure, Result } from '../../model/failure.ts';

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
  const [failed, setFailed] = useState<FailedTap | null>(null);
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
      setFailed({ failure, doubtful: sent && isOutcomeUnknown(failure), before: state });
    });
  };
  const isNewer = failed !== null && failed.before !== state;
  // A state newer than the tap replaces the result of the call.
  if (isNewer && state.phase !== 'idle') setFailed(null);
  const isCurrent = failed !== null && !isNewer;
  return {
    busy: busy || state.phase === 'sending',
    note: isCurrent ? failureText(failed.failure) : isNewer && wasLost(failed) ? failureText(restarting) : '',
    inDoubt: isCurrent && failed.doubtful,
    run,
  };
}

interface FailedTap {
  failure: Failure;
  doubtful: boolean;
  /** The engine's state at the time of the tap. */
  before: unknown;
}

/**
 * True when the tap was lost with its engine (rule play-27). The next engine has read what was stored before the first byte was sent:
 * if it is idle, nothing was sent, and the player has to tap again.
 */
const wasLost = ({ failure, doubtful }: FailedTap): boolean => doubtful || failure.kind === 'restarting';
const restarting: Failure = { kind: 'restarting' };
