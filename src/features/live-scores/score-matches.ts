/** Matches of a day from the live scores list, and their current state. */
import type { ScoreRow } from '../../contract/services/live-scores-calls.ts';
import type { Score } from '../../model/event.ts';
import type { MatchState, ScoreMatch } from '../../model/live-score.ts';
import { UNKNOWN_STATUS, hasNotBegun, isFinished, isPostponedOrCancelled } from '../../domain/program/score-status.ts';
import { toScore } from '../../domain/program/merge-score.ts';

/** Removes duplicate matches: the first row of an id is used. */
export function toScoreMatches(rows: readonly ScoreRow[]): ScoreMatch[] {
  const byId = new Map<number, ScoreMatch>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, { ...row, score: scoreOf(row) });
  return [...byId.values()];
}

/** State of a match by its score status alone. */
export function matchStateOf(score: Score | null): MatchState {
  if (score === null || score.status === UNKNOWN_STATUS || hasNotBegun(score.status)) return 'coming';
  if (isFinished(score.status)) return 'over';
  return isPostponedOrCancelled(score.status) ? 'off' : 'live';
}

/**
 * State of a match, combined with the program's current data.
 * @param running event ids running in the program; undefined until loaded
 * @param seen event ids that were running before: a match that left counts as over until the list reports otherwise
 */
export function liveMatchStateOf(
  { eventId, score }: Pick<ScoreMatch, 'eventId' | 'score'>,
  running: ReadonlySet<number> | undefined,
  seen: ReadonlySet<number>,
): MatchState {
  const told = matchStateOf(score);
  if (eventId === null || running === undefined || told === 'over' || told === 'off') return told;
  if (running.has(eventId)) return 'live';
  return told === 'live' && seen.has(eventId) ? 'over' : told;
}

/** Returns the more recent of two scores; the program's `live` score when both have the same time. */
export function newerScore(told: Score | null, live: Score | null): Score | null {
  if (told === null || live === null) return live ?? told;
  return told.updatedAtMs > live.updatedAtMs ? told : live;
}

/**
 * True when a match may change without any update message: it is running or about to start, and not in the program's
 * running events.
 * @param now epoch seconds
 */
export function needsPolling(
  rows: readonly ScoreRow[],
  running: ReadonlySet<number> | undefined,
  now: number,
): boolean {
  return toScoreMatches(rows).some(({ eventId, score, start }) => {
    if (eventId !== null && running?.has(eventId) === true) return false;
    const state = matchStateOf(score);
    return (
      state === 'live' ||
      (state === 'coming' && start !== null && start < now + SOON_SECONDS && now < start + LATE_SECONDS)
    );
  });
}

const SOON_SECONDS = 120;
/** A match that has not begun this many seconds after its start counts as postponed. */
const LATE_SECONDS = 3 * 3_600;

function scoreOf({ id, eventId, sportId, score }: ScoreRow): Score | null {
  return score === null ? null : toScore({ id: eventId ?? id, sportId }, score);
}
