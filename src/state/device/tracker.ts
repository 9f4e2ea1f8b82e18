/** Where a match is tracked: in another's frame, or in our own view of its score. */
import { frameAddress, isFramed } from '../../platform/page/frames.ts';
import { useOperator } from '../operator/operator.ts';

/** Undefined until it is known; '' where no tracker is configured. */
export function useTracker(matchId: string): string | undefined {
  const operator = useOperator();
  return operator === null ? undefined : frameAddress(operator.tracker, matchId);
}

/** Whether a page may stand in a frame; undefined until it is known, and for none. */
export function useMayFrame(address: string | null): boolean | undefined {
  const operator = useOperator();
  return operator === null || address === null ? undefined : isFramed(address, operator);
}
