/** Polls the outcome of unresolved money until it is known. */
import type { Doubt } from '../../../src/model/money-call.ts';
import type { OutcomeFinding } from './find-outcome.ts';
import type { Intent } from './intent.ts';
import type { StoredIntents } from './stored-intents.ts';

export interface OutcomePoll {
  /** Schedules the next check of an unresolved record. */
  schedule(): void;
  /** Starts the delays anew, so that the next check comes soon. */
  restart(): void;
}

export interface OutcomePollOptions<End, Kept extends Intent<End>> {
  intents: StoredIntents<End, Kept>;
  /** Checks once. @param late true when the service cannot make it any more */
  find(record: Kept, late: boolean): Promise<OutcomeFinding<End>>;
  /** Runs the work in one engine of the device at a time. */
  runInLock(work: () => Promise<void>): Promise<void>;
  /** Called with the outcome; null when nothing was made. */
  onOutcome(record: Kept, end: End | null): Promise<void>;
  /** Called when the time is over and the outcome still unknown, with the reason. */
  onDoubt(record: Kept, doubt: Doubt): void;
  /** Milliseconds after which the service cannot make it any more. */
  settleMs(): Promise<number>;
  signal: AbortSignal;
}

/** Delays between checks, milliseconds; the last one repeats until `settleMs` is over. */
const LOOK_MS = [1_000, 2_000, 5_000, 10_000];
/** Delays between checks after that; the last one repeats. */
const LATE_MS = [10_000, 20_000, 40_000, 60_000];

export function createOutcomePoll<End, Kept extends Intent<End>>(options: OutcomePollOptions<End, Kept>): OutcomePoll {
  const { intents: kept, find, runInLock: inTurn, onOutcome: onEnd, onDoubt, settleMs, signal } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let attempts = 0;
  let lateAttempts = 0;

  const delay = (): number | undefined => (lateAttempts > 0 ? at(LATE_MS, lateAttempts - 1) : at(LOOK_MS, attempts));
  const soon = (): void => {
    timer ??= setTimeout(() => void attempt(), delay());
  };
  const restart = (): void => {
    attempts = 0;
    lateAttempts = 0;
  };
  const attempt = async (): Promise<void> => {
    attempts += 1;
    running = true;
    // The sending engine, of this or another build, holds the lock and knows the outcome first.
    const turn = inTurn(async () => {
      const record = kept.unresolvedRecord();
      if (record === undefined || signal.aborted) return;
      const patience = await settleMs();
      const late = kept.ageOf(record) >= patience;
      const finding = await find(record, late);
      // The player may have signed out meanwhile; then the finding is of another session.
      if (kept.unresolvedRecord()?.intent !== record.intent) return;
      if ('end' in finding) return onEnd(record, finding.end);
      if (!late) return;
      lateAttempts += 1;
      onDoubt(record, finding.doubt);
    });
    // A check that throws does not end the series.
    await turn.finally(() => {
      running = false;
      timer = undefined;
      if (kept.unresolvedRecord() !== undefined && !signal.aborted) soon();
      else restart();
    });
  };

  return {
    schedule: soon,
    restart: () => {
      restart();
      if (timer === undefined || running) return;
      clearTimeout(timer);
      timer = undefined;
      soon();
    },
  };
}

const at = (delays: readonly number[], index: number): number | undefined => delays[Math.min(index, delays.length - 1)];
