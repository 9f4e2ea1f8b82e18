/** Tracker of a match: a third party's frame, or our own view of the score. */
import { frameAddress, isAllowedFrame } from '../../platform/page/third-party-frames.ts';
import { useOperatorSettings } from '../operator/use-operator-settings.ts';

/** Returns the tracker's address; undefined until it is known, '' when no tracker is configured. */
export function useTrackerAddress(matchId: string): string | undefined {
  const operator = useOperatorSettings();
  return operator === null ? undefined : frameAddress(operator.tracker, matchId);
}

/** Returns true when an address may be shown in a frame; undefined until that is known, and for a null address. */
export function useIsFrameAllowed(address: string | null): boolean | undefined {
  const operator = useOperatorSettings();
  return operator === null || address === null ? undefined : isAllowedFrame(address, operator);
}
