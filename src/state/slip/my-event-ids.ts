/** Events the viewer has something on: those of the slip and of a member's waiting coupons (rule program-39). */
import { useMemo } from 'react';
import { useWaitingMatchesLoad } from '../following/waiting-legs.ts';
import { useTopicValue } from '../engine/use-topic.ts';

/**
 * Returns the ids in ascending order, and the same array while they are the same; undefined while they load and while
 * they are not wanted. An id may be the one the event had before it began.
 */
export function useMyEventIds(isWanted: boolean): readonly number[] | undefined {
  const selections = useTopicValue({ kind: 'slip' }, 'selections');
  const { matches, isLoading } = useWaitingMatchesLoad(isWanted);
  const key =
    !isWanted || isLoading || selections === undefined
      ? undefined
      : JSON.stringify(
          [...new Set([...selections.map(({ eventId }) => eventId), ...matches.map(({ id }) => id)])].toSorted(
            (a, b) => a - b,
          ),
        );
  return useMemo(() => (key === undefined ? undefined : (JSON.parse(key) as number[])), [key]);
}
