/** Choice among `oddsSettingOptions`: the last one chosen is stored. */
import type { Failure } from '../../model/failure.ts';
import { useEffect, useRef, useState } from 'react';
import { setOddsAcceptance } from './slip-calls.ts';
import { useTopicEntry, useTopic } from '../engine/use-topic.ts';
import { useOptimisticNumber } from '../load/use-optimistic-number.ts';
import type { OddsAcceptance } from '../../model/slip.ts';

interface OddsSetting {
  /** Index of the setting in force; -1 until it is known. */
  chosen: number;
  choose: (place: number) => void;
  /** Failure of saving the last choice. */
  failure: Failure | undefined;
}

export function useOddsSetting(): OddsSetting {
  const slip = useTopic<'slip'>({ kind: 'slip' });
  // Another device may have changed the setting since it was loaded.
  useEffect(() => {
    slip.retry();
  }, [slip]);
  const current = oddsSettingIndex(useTopicEntry(slip, 'acceptance'));
  const [failure, setFailure] = useState<Failure>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const sendAfter = async (before: Promise<unknown>, place: number): Promise<unknown> => {
    await before;
    const setting = oddsSettingOptions[place];
    if (setting === undefined) return undefined;
    const result = await setOddsAcceptance(setting.value);
    setFailure(result.ok ? undefined : result.failure);
    return result;
  };
  // Requests are serialised, because two in flight could arrive in any order.
  const send = (place: number): Promise<unknown> => {
    last.current = sendAfter(last.current, place);
    return last.current;
  };
  const [chosen, choose] = useOptimisticNumber(current, send);
  return { chosen, choose, failure };
}

/** The member's setting for odds that change between the tap and the coupon: aa and aoi (rule odds-9). */
export const oddsSettingOptions: readonly { label: string; value: OddsAcceptance }[] = [
  { label: 'Her değişiklikte bana sor', value: { acceptAll: false, acceptIncreases: false } },
  { label: 'Yalnızca yükselen oranları kabul et', value: { acceptAll: false, acceptIncreases: true } },
  { label: 'Tüm oran değişikliklerini kabul et', value: { acceptAll: true, acceptIncreases: true } },
];

/** Index in `oddsSettingOptions`; -1 while unknown. `acceptAll` includes increases, whatever `acceptIncreases` is. */
export function oddsSettingIndex(acceptance: OddsAcceptance | undefined): number {
  if (acceptance === undefined) return -1;
  return oddsSettingOptions.findIndex(
    ({ value }) =>
      value.acceptAll === acceptance.acceptAll &&
      (value.acceptAll || value.acceptIncreases === acceptance.acceptIncreases),
  );
}
