/**
 * Refetches the values that hub messages update: after a connect, at an interval, and more often while the hubs are not
 * on (live-6). All of it is within the retry budget.
 */
import type { Timing } from '../../../src/contract/environment.ts';
import type { RetryBudget } from '../calls/retry-budget.ts';
import type { LiveConnection } from './live-connection.ts';
import { reconcile } from './reconcile.ts';

export interface Refetch {
  /**
   * Refetches the visible values now.
   * @param isWholeNumber true to request lists without their versions
   */
  refetchVisible(isWhole?: boolean): void;
  /** Called when a tab became visible or hidden. */
  noteVisibility(): void;
}

interface RefetchOptions {
  connection: LiveConnection;
  timing(): Promise<Timing>;
  retries: RetryBudget;
  /** Returns true while a tab is visible. */
  isSeen(): boolean;
  /**
   * Refetches the visible values: lists, matches, the slip, topics.
   * @param isWholeNumber true to request lists without their versions
   */
  refetchVisible(isWhole?: boolean): void;
  /** Drops unwatched values that missed messages. */
  dropUnwatched(): void;
  /** Refetches everything else that may have changed while messages were missed. */
  refetchHidden(): void;
  signal: AbortSignal;
}

/** Hidden values wait up to this many times the spread of the visible ones. */
const REST_SPREADS = 4;

export function createRefetch(options: RefetchOptions): Refetch {
  const {
    connection,
    timing,
    retries,
    isSeen,
    refetchVisible: program,
    dropUnwatched,
    refetchHidden: rest,
    signal,
  } = options;
  const isOn = (): boolean => connection.state().status === 'on';
  let poll: ReturnType<typeof setTimeout> | undefined;

  const programSoon = delayed(program, signal);
  const restSoon = delayed(rest, signal);

  /** Refetches after random delays, because all browsers of a restarted hub reconnect within the same seconds. */
  const refetchSpread = async (): Promise<void> => {
    const { refetchSpreadMs } = await timing();
    if (signal.aborted) return;
    programSoon(retries.spread(refetchSpreadMs));
    restSoon(refetchSpreadMs + retries.spread(REST_SPREADS * refetchSpreadMs));
  };
  connection.onConnected(({ isAutomatic }) => {
    dropUnwatched();
    if (isAutomatic) {
      void refetchSpread();
      return;
    }
    program();
    rest();
  });

  reconcile({ timing, isNeeded: () => isSeen() && isOn(), run: program, signal });

  /**
   * True while values are polled: a network may let services through and no socket, and nothing else would renew the
   * odds.
   */
  const isPolled = (): boolean => isSeen() && !isOn() && !signal.aborted;
  const updatePoll = async (): Promise<void> => {
    if (!isPolled()) {
      clearTimeout(poll);
      poll = undefined;
      return;
    }
    const { pollMs } = await timing();
    if (poll !== undefined || !isPolled()) return;
    poll = setTimeout(
      () => {
        poll = undefined;
        if (isPolled()) program();
        void updatePoll();
      },
      pollMs + retries.spread(pollMs / 2),
    );
  };
  const noteVisibility = (): void => void updatePoll();
  connection.onChange(noteVisibility);

  signal.addEventListener('abort', () => clearTimeout(poll), { once: true });
  return { refetchVisible: program, noteVisibility };
}

/** Runs `work` after a delay. A run that is pending already serves a later break of the connection as well. */
function delayed(work: () => void, signal: AbortSignal): (ms: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return (ms) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, ms);
  };
}
