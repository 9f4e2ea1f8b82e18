/** Whether an outcome can be played now (rule odds-4). */
import type { Market, Outcome, ProgramEvent } from '../../model/event.ts';
import { NOT_OFFERED } from '../odd-text.ts';

/** A running event must be open itself; market and outcome must be open; 1.00 is no price. */
export function isPlayable(
  event: Pick<ProgramEvent, 'phase' | 'status'>,
  market: Pick<Market, 'status'>,
  outcome: Pick<Outcome, 'odd' | 'status'>,
): boolean {
  const open = (event.phase === 0 || event.status === 1) && market.status === 1 && outcome.status === OPEN;
  return open && outcome.odd > NOT_OFFERED;
}

const OPEN = 1;
