/** Events of a cached list that have probably left the place in which the list shows them (program-33). */
import type { ProgramEvent } from '../../model/event.ts';

/** Longer than nearly every match of any sport. */
const LONGEST_MATCH_SECONDS = 4 * 3_600;

/**
 * Returns the time from which a cached event should have begun or ended: its start if it had not begun, or hours after it
 * if it was running.
 * @returns epoch seconds
 */
export function probablyMovesAt({ phase, start }: Pick<ProgramEvent, 'phase' | 'start'>): number {
  return phase === 0 ? start : start + LONGEST_MATCH_SECONDS;
}

/** @param now epoch seconds */
export function hasProbablyMoved(event: Pick<ProgramEvent, 'phase' | 'start'>, now: number): boolean {
  return probablyMovesAt(event) <= now;
}
