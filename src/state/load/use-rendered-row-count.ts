/**
 * Number of rows of a long list to render: the first ones at once, the others a few in each later task, so that
 * rendering delays neither a tap nor the first frame. A React transition would start again with every odd that changes
 * meanwhile.
 */
import { useEffect, useState } from 'react';
import { nextTask } from './after-first-screen.ts';

interface RenderSteps {
  first: number;
  step: number;
}

/** @param total number of rows; once all are rendered, later ones are rendered at once */
export function useRenderedRowCount(total: number, { first, step }: RenderSteps): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= total) return undefined;
    const life = new AbortController();
    void nextTask().then(() => {
      // No limit once the end is reached, so that a list that grows later is rendered whole.
      if (!life.signal.aborted) setDrawn(drawn + step >= total ? Number.POSITIVE_INFINITY : drawn + step);
    });
    return () => life.abort();
  }, [drawn, total, step]);
  return drawn;
}
