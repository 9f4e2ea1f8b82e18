/** Whether an outcome can be played now (rule odds-4). */
import { OPEN } from '../../model/betting-status.ts';
import { NOT_OFFERED, type Market, type Outcome, type ProgramEvent } from '../../model/event.ts';

type EventStanding = Pick<ProgramEvent, 'phase' | 'status' | 'suspect'>;

/** It is open, and its odd is a price: 1.00 is none. */
export function isPlayable(
  event: EventStanding,
  market: Pick<Market, 'status'>,
  outcome: Pick<Outcome, 'odd' | 'status'>,
): boolean {
  return isOpen(event, market, outcome) && outcome.odd > NOT_OFFERED;
}

/** A running event must be open itself; market and outcome must be open. */
export function isOpen(
  event: EventStanding,
  market: Pick<Market, 'status'>,
  outcome: Pick<Outcome, 'status'>,
): boolean {
  return takesBets(event) && market.status === OPEN && outcome.status === OPEN;
}

/** An event that has not begun carries status 0. Odds that may be wrong are not played (rule updates-22). */
export function takesBets({ phase, status, suspect }: EventStanding): boolean {
  return suspect !== true && (phase === 0 || status === OPEN);
}
