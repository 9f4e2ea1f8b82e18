/** Availability of an event for betting now (rule odds-4). */
import { OPEN } from '../../model/betting-status.ts';
import type { ProgramEvent } from '../../model/event.ts';

export type EventStanding = Pick<ProgramEvent, 'phase' | 'status' | 'suspect'>;

/** Returns `old`, the mark for odds that may be outdated (rules updates-17 and updates-22). */
export function oddsMark({ suspect, cached }: Pick<ProgramEvent, 'suspect' | 'cached'>): 'old' | undefined {
  return suspect === true || cached === true ? 'old' : undefined;
}

/** An event that has not begun has status 0. Events with possibly wrong odds take no bets (rule updates-22). */
export function takesBets({ phase, status, suspect }: EventStanding): boolean {
  return suspect !== true && (phase === 0 || status === OPEN);
}
