/** Whether an outcome can be played now (rule odds-4). */
import type { Market, Outcome, ProgramEvent } from '../../model/event.ts';
import { NOT_OFFERED } from '../odd-text.ts';

/** A running event must be open itself; the market must be open; 1.00 is no price. */
export function isPlayable(
  event: Pick<ProgramEvent, 'phase' | 'status'>,
  market: Pick<Market, 'status'>,
  outcome: Pick<Outcome, 'odd'>,
): boolean {
  return (event.phase === 0 || event.status === 1) && market.status === 1 && outcome.odd > NOT_OFFERED;
}
