/** Events of a cached list that have probably left the place in which the list shows them (program-33). */
import type { ProgramEvent } from '../../model/event.ts';

/** Longer than nearly every match of any sport. */
const LONGEST_MATCH_SECONDS = 4 * 3_600;

/**
 * Returns true for an event that should have begun or ended since: its start is past although it had not begun, or it
 * was running and began hours ago.
 * @param now epoch seconds
 */
export function hasProbablyMoved({ phase, start }: Pick<ProgramEvent, 'phase' | 'start'>, now: number): boolean {
  return phase === 0 ? start <= now : start + LONGEST_MATCH_SECONDS <= now;
}
