/** The choice among `oddsSettings`: the last one chosen is the one that stays. */
import type { Failure } from '../../model/failure.ts';
import { useEffect, useRef, useState } from 'react';
import { oddsSettings, placeOfOddsSetting } from '../../domain/slip/odds-settings.ts';
import { setOddsAcceptance } from './slip.ts';
import { useEntry, useTopic } from '../engine/live.ts';
import { useOptimistic } from '../load/use-optimistic.ts';

export interface OddsSetting {
  /** Place of the one that holds; -1 until it is known. */
  chosen: number;
  choose: (place: number) => void;
  /** Why the last choice was not saved. */
  failure: Failure | undefined;
}

export function useOddsSetting(): OddsSetting {
  const slip = useTopic<'slip'>({ kind: 'slip' });
  // Another device may have chosen since it was loaded.
  useEffect(() => {
    slip.retry();
  }, [slip]);
  const current = placeOfOddsSetting(useEntry(slip, 'acceptance'));
  const [failure, setFailure] = useState<Failure>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const sendAfter = async (before: Promise<unknown>, place: number): Promise<unknown> => {
    await before;
    const setting = oddsSettings[place];
    if (setting === undefined) return undefined;
    const result = await setOddsAcceptance(setting.value);
    setFailure(result.ok ? undefined : result.failure);
    return result;
  };
  // One after the other: two that are under way at once could arrive in any order.
  const send = (place: number): Promise<unknown> => {
    last.current = sendAfter(last.current, place);
    return last.current;
  };
  const [chosen, choose] = useOptimistic(current, send);
  return { chosen, choose, failure };
}
