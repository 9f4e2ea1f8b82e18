/** Matches shown for a day, with their current state. */
import type { ScoreRow } from '../../contract/services/live-scores-calls.ts';
import { dayKey } from '../../domain/time.ts';
import { liveMatchStateOf, toScoreMatches } from './score-matches.ts';
import type { CurrentMatch } from '../../domain/live-scores/sections.ts';

/** A match that started before midnight has ended this many seconds later. */
const NIGHT_SECONDS = 6 * 3_600;

/**
 * The previous day while its late matches may still be running on `day`, in the first hours of the day; otherwise null.
 * @param now epoch seconds
 */
export function dayWithLateMatches(day: string, now: number): string | null {
  const evening = dayKey(now - NIGHT_SECONDS);
  return day === dayKey(now) && evening !== day ? evening : null;
}

/**
 * Combines the matches of a day with late matches of the previous night.
 * @param night rows of the previous day; only matches that run, or ran since the page was opened, are included
 * @param running event ids running in the program; undefined until loaded
 * @param seen all event ids that were running since the page was opened
 */
export function currentMatches(
  rows: readonly ScoreRow[],
  night: readonly ScoreRow[],
  running: ReadonlySet<number> | undefined,
  seen: ReadonlySet<number>,
): CurrentMatch[] {
  const stand = (from: readonly ScoreRow[]): CurrentMatch[] =>
    toScoreMatches(from).map((match) => ({ ...match, state: liveMatchStateOf(match, running, seen) }));
  const today = stand(rows);
  const told = new Set(today.map(({ id }) => id));
  const late = stand(night).filter(
    ({ id, eventId, state }) => !told.has(id) && (state === 'live' || (eventId !== null && seen.has(eventId))),
  );
  return [...late, ...today];
}

/**
 * Replaces the event id of matches that are running under another id.
 * @param runningAs event id before the start → id while running
 */
export function withProgramIds(rows: ScoreRow[], runningAs: ReadonlyMap<number, number>): ScoreRow[] {
  // Events rarely have two ids, so the rows are usually returned unchanged.
  if (runningAs.size === 0) return rows;
  return rows.map((row) => {
    const eventId = row.eventId === null ? undefined : runningAs.get(row.eventId);
    return eventId === undefined || row.eventId === null ? row : { ...row, eventId, listedEventId: row.eventId };
  });
}
