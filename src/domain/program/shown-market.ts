/** Whether a market has its place on screen (rule match-11). */
import { OPEN, PAUSED, SUSPENDED } from '../../model/betting-status.ts';

/** Open, paused and suspended ones are shown; closed, resulted and settled ones have left, and stay so. */
export function isShownMarket({ status }: { status: number }): boolean {
  return status === OPEN || status === PAUSED || status === SUSPENDED;
}
