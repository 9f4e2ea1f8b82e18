/** Availability of an outcome for betting now (rule odds-4). */
import { OPEN } from '../../model/betting-status.ts';
import { NOT_OFFERED, type Market, type Outcome } from '../../model/event.ts';
import { type EventStanding, takesBets } from './playable.ts';

/** True when the outcome is open and its odd is a price; 1.00 is none. */
export function isPlayable(
  event: EventStanding,
  market: Pick<Market, 'status'>,
  outcome: Pick<Outcome, 'odd' | 'status'>,
): boolean {
  return isOutcomeOpen(event, market, outcome) && outcome.odd > NOT_OFFERED;
}

/** True when market and outcome are open; a running event must be open too. */
export function isOutcomeOpen(
  event: EventStanding,
  market: Pick<Market, 'status'>,
  outcome: Pick<Outcome, 'status'>,
): boolean {
  return takesBets(event) && market.status === OPEN && outcome.status === OPEN;
}
