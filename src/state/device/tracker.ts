/** Tracker of a match: a third party's frame, or our own view of the score. */
import { frameAddress, isFramed } from '../../platform/page/frames.ts';
import { useOperator } from '../operator/operator.ts';

/** Returns the tracker's address; undefined until it is known, '' when no tracker is configured. */
export function useTracker(matchId: string): string | undefined {
  const operator = useOperator();
  return operator === null ? undefined : frameAddress(operator.tracker, matchId);
}

/** Returns true when an address may be shown in a frame; undefined until that is known, and for a null address. */
export function useMayFrame(address: string | null): boolean | undefined {
  const operator = useOperator();
  return operator === null || address === null ? undefined : isFramed(address, operator);
}
