/** Which matches the list of a day shows, and how each stands now. */
import type { ScoreRow } from '../../contract/services/live-scores.ts';
import { dayKey } from '../time.ts';
import { liveStateOf, toMatches } from './matches.ts';
import type { StandingMatch } from './sections.ts';

/** A match that began before midnight has ended so long after it. */
const NIGHT_SECONDS = 6 * 3_600;

/**
 * The day whose late matches may still run on `day`: in its first hours the one before it, else null.
 * @param now epoch seconds
 */
export function nightBefore(day: string, now: number): string | null {
  const evening = dayKey(now - NIGHT_SECONDS);
  return day === dayKey(now) && evening !== day ? evening : null;
}

/**
 * @param night the rows of the day before, of which those count that run, or ran since the page was opened
 * @param running events the program has running; undefined until that is known
 * @param seen all that were among them
 */
export function standingMatches(
  rows: readonly ScoreRow[],
  night: readonly ScoreRow[],
  running: ReadonlySet<number> | undefined,
  seen: ReadonlySet<number>,
): StandingMatch[] {
  const stand = (from: readonly ScoreRow[]): StandingMatch[] =>
    toMatches(from).map((match) => ({ ...match, state: liveStateOf(match, running, seen) }));
  const today = stand(rows);
  const told = new Set(today.map(({ id }) => id));
  const late = stand(night).filter(
    ({ id, eventId, state }) => !told.has(id) && (state === 'live' || (eventId !== null && seen.has(eventId))),
  );
  return [...late, ...today];
}
