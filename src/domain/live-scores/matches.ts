/** Matches of a day as the list of live scores tells them, and how each stands. */
import type { ScoreRow } from '../../contract/services/live-scores.ts';
import type { Score } from '../../model/event.ts';
import type { MatchState, ScoreMatch } from '../../model/live-score.ts';
import { NOT_TOLD, hasNotBegun, isFinished, isPutOff } from '../program/score-status.ts';
import { toScore } from '../program/merge-score.ts';

/** Each match once: the first row of an id counts. */
export function toMatches(rows: readonly ScoreRow[]): ScoreMatch[] {
  const byId = new Map<number, ScoreMatch>();
  for (const row of rows) if (!byId.has(row.id)) byId.set(row.id, { ...row, score: scoreOf(row) });
  return [...byId.values()];
}

/** How a match stands by its status alone. */
export function stateOf(score: Score | null): MatchState {
  if (score === null || score.status === NOT_TOLD || hasNotBegun(score.status)) return 'coming';
  if (isFinished(score.status)) return 'over';
  return isPutOff(score.status) ? 'off' : 'live';
}

/**
 * How it stands, with what the program says of it now.
 * @param running events the program has running; undefined until that is known
 * @param seen events that were among them before: what left is over, until the list says more
 */
export function liveStateOf(
  { eventId, score }: Pick<ScoreMatch, 'eventId' | 'score'>,
  running: ReadonlySet<number> | undefined,
  seen: ReadonlySet<number>,
): MatchState {
  const told = stateOf(score);
  if (eventId === null || running === undefined || told === 'over' || told === 'off') return told;
  if (running.has(eventId)) return 'live';
  return told === 'live' && seen.has(eventId) ? 'over' : told;
}

/** The newer of two tellings of one match; the program's where both are as old. */
export function newerScore(told: Score | null, live: Score | null): Score | null {
  if (told === null || live === null) return live ?? told;
  return told.updatedAtMs > live.updatedAtMs ? told : live;
}

/**
 * Whether something may move that no message tells of: a match that runs, or is to have begun, outside the program's list.
 * @param now epoch seconds
 */
export function needsAsking(rows: readonly ScoreRow[], running: ReadonlySet<number> | undefined, now: number): boolean {
  return toMatches(rows).some(({ eventId, score, start }) => {
    if (eventId !== null && running?.has(eventId) === true) return false;
    const state = stateOf(score);
    return (
      state === 'live' ||
      (state === 'coming' && start !== null && start < now + SOON_SECONDS && now < start + LATE_SECONDS)
    );
  });
}

const SOON_SECONDS = 120;
/** A match that did not begin so long after its start is put off. */
const LATE_SECONDS = 3 * 3_600;

function scoreOf({ id, eventId, sportId, score }: ScoreRow): Score | null {
  return score === null ? null : toScore({ id: eventId ?? id, sportId }, score);
}
