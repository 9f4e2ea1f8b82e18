/** The pool's marks. The engine owns them, so that tabs agree; a tab shows its own tap at once. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DraftChange, applyDraftChange, emptyPoolDraft } from '../../domain/pool/change-draft.ts';
import type { PoolLimits } from '../../domain/pool/pool-price.ts';
import { failureText } from '../../domain/failure-text.ts';
import type { Result } from '../../model/failure.ts';
import type { PoolChange, PoolDraft, PublishedPoolMarks, PoolPlayState, PoolSlip } from '../../model/pool.ts';
import { callEngine } from '../engine/call-engine.ts';
import { useTopicValue } from '../engine/use-topic.ts';

export interface PoolMarking {
  /** Undefined until the engine has reported the stored marks. */
  reported: PublishedPoolMarks | undefined;
  /** The draft including taps in flight. */
  draft: PoolDraft;
  /** Reason why the last tap changed nothing; '' for no message. */
  note: string;
  /** Do not store it: the function changes with every draft. */
  change: (change: DraftChange) => void;
  undo: () => void;
}

interface Sent {
  change: DraftChange;
  /** Version that includes the change; null until the engine has responded. */
  version: number | null;
}

export function usePoolMarking(limits: PoolLimits): PoolMarking {
  const told = useTopicValue({ kind: 'pool' }, 'marks');
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [note, setNote] = useState('');
  const version = told?.version ?? 0;
  const draft = useMemo(
    () => sent.filter((each) => !isIn(each, version)).reduce<PoolDraft>(apply(limits), told ?? emptyPoolDraft),
    [sent, told, version, limits],
  );
  const change = (wish: DraftChange): void => {
    const next = applyDraftChange(draft, wish, limits);
    if ('refused' in next) {
      setNote(next.refused);
      return;
    }
    setNote('');
    const mine: Sent = { change: wish, version: null };
    setSent((before) => [...before.filter((each) => !isIn(each, version)), mine]);
    void changePool(wish).then((result) => {
      setSent((before) => before.flatMap((each) => (each === mine ? answered(mine, result) : [each])));
      if (!result.ok) setNote(failureText(result.failure));
    });
  };
  const undo = (): void => {
    setNote('');
    void changePool({ type: 'undo', cycle: draft.cycle }).then((result) => {
      if (!result.ok) setNote(failureText(result.failure));
    });
  };
  return { reported: told, draft, note, change, undo };
}

const isIn = (sent: Sent, version: number): boolean => sent.version !== null && sent.version <= version;

const apply =
  (limits: PoolLimits) =>
  (draft: PoolDraft, { change }: Sent): PoolDraft => {
    const next = applyDraftChange(draft, change, limits);
    return 'draft' in next ? next.draft : draft;
  };

const answered = (sent: Sent, result: Result<{ version: number }>): Sent[] =>
  result.ok ? [{ ...sent, version: result.value.version }] : [];

export function changePool(change: PoolChange): Promise<Result<{ version: number }>> {
  return callEngine('changePool', change);
}

/** Replaces the marks by shared ones, or by those of a played coupon. */
export function openPoolSlip(slip: PoolSlip): Promise<Result<{ version: number }>> {
  return changePool({ type: 'open', slip });
}

const idle: PoolPlayState = { phase: 'idle' };

/** Returns the state of the last tap on "Oyna". */
export function usePoolPlay(): PoolPlayState {
  return useTopicValue({ kind: 'pool' }, 'play') ?? idle;
}

/** Plays the pool coupon. The id of the intent is created once per tap, so that the request is sent at most once. */
export function playPool(cycle: number, price: number): Promise<Result<PoolPlayState>> {
  return callEngine('playPool', { intent: crypto.randomUUID(), cycle, price });
}

export function dismissPoolPlay(): void {
  void changePool({ type: 'playSeen' });
}

/** Returns the milliseconds the server's clock is ahead of this device's. */
export function useServerOffset(): number {
  return useTopicValue({ kind: 'pool' }, 'clock')?.offset ?? 0;
}

/** Returns a stable function that calls the latest `work`, for handlers that must not change. */
export function useLatestCallback<Arguments extends unknown[]>(
  work: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
