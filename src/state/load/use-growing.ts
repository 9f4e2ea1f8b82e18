/**
 * How many of a long list are drawn: the first at once, the others a few in each task after that, so that none of it holds
 * up a tap or the first frame. Not by a transition of React's, which begins anew with every odd that moves meanwhile.
 */
import { useEffect, useState } from 'react';
import { nextTask } from './turns.ts';

export interface Growth {
  first: number;
  step: number;
}

/** @param total how many there are; what comes later, when all stand, is drawn at once */
export function useGrowing(total: number, { first, step }: Growth): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= total) return undefined;
    const life = new AbortController();
    void nextTask().then(() => {
      // All of them once the end is reached: a list that grows later has nothing to wait for.
      if (!life.signal.aborted) setDrawn(drawn + step >= total ? Number.POSITIVE_INFINITY : drawn + step);
    });
    return () => life.abort();
  }, [drawn, total, step]);
  return drawn;
}
