/** Availability of an outcome for betting now (rule odds-4). */
import { OPEN } from '../../model/betting-status.ts';
import { NOT_OFFERED, type Market, type Outcome, type ProgramEvent } from '../../model/event.ts';

type EventStanding = Pick<ProgramEvent, 'phase' | 'status' | 'suspect'>;

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

/** Returns `old`, the mark for odds that may be outdated (rules updates-17 and updates-22). */
export function oddsMark({ suspect, cached }: Pick<ProgramEvent, 'suspect' | 'cached'>): 'old' | undefined {
  return suspect === true || cached === true ? 'old' : undefined;
}

/** An event that has not begun has status 0. Events with possibly wrong odds take no bets (rule updates-22). */
export function takesBets({ phase, status, suspect }: EventStanding): boolean {
  return suspect !== true && (phase === 0 || status === OPEN);
}
