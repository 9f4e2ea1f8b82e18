/** Visibility of a market on screen (rule match-11). */
import { OPEN, PAUSED, SUSPENDED } from '../../model/betting-status.ts';

/** True for open, paused and suspended markets; closed, resulted and settled ones are removed for good. */
export function isShownMarket({ status }: { status: number }): boolean {
  return status === OPEN || status === PAUSED || status === SUSPENDED;
}
