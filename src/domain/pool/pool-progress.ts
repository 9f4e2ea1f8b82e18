/**
 * Progress of a pool coupon during its round, from the service's results and, for matches without one, the live scores.
 */
import type { Score } from '../../model/event.ts';
import { POOL_MATCHES, type PoolBlock, type PoolEvent, type PoolSign } from '../../model/pool.ts';
import type { EventRow } from '../../model/program.ts';
import { hasNotBegun, hasMatchEnded, isPostponedOrCancelled } from '../program/score-status.ts';
import { bestHits, hitsOfTier } from './hits.ts';

/**
 * `over`: the match has ended, but the service has not confirmed its result. `played` and `drawn` are final: decided by
 * the score, or not played and drawn by the notary. `postponed`: not played as scheduled, result pending.
 */
type PoolMatchState = 'open' | 'running' | 'over' | 'played' | 'drawn' | 'postponed';

export interface PoolMatchStatus {
  state: PoolMatchState;
  /** The result, or the one that would follow if the match ended now; null while there is neither. */
  sign: PoolSign | null;
  /** "2-1"; '' while there is none. */
  score: string;
}

/** Current state of a match. @param live the sportsbook's current data of the match @param now epoch seconds */
export function poolMatchStatusOf(
  { winner, result, startsAt }: PoolEvent,
  live: Pick<EventRow, 'phase' | 'score' | 'scoreHidden'> | undefined,
  now: number,
): PoolMatchStatus {
  if (winner !== null) return { state: result === null ? 'drawn' : 'played', sign: winner, score: result ?? '' };
  if (live !== undefined && live.phase !== 0 && live.score !== null) {
    const standing = liveStanding(live.score);
    // A hidden score must not reveal a result, so no sign is shown, least of all a draw.
    return live.scoreHidden === true ? { ...standing, sign: null, score: '' } : standing;
  }
  // The service does not report postponed matches, so a match without a result after a day counts as postponed.
  const late = startsAt !== null && startsAt + LATE_SECONDS < now;
  return { state: late ? 'postponed' : 'open', sign: null, score: '' };
}

export interface BlockProgress {
  /** Correct results in the best column, counting final results and the current score of running matches. */
  right: number;
  running: number;
  /** Matches that are neither final nor running. */
  waiting: number;
  /** True while one of its columns can still have twelve correct results. */
  alive: boolean;
}

export function blockProgress(block: PoolBlock, standings: readonly PoolMatchStatus[]): BlockProgress {
  const signs = standings.map(({ sign }) => sign);
  const decided = standings.map((standing) => (isPoolMatchDecided(standing) ? standing.sign : null));
  const decidedCount = standings.filter(isPoolMatchDecided).length;
  const running = standings.filter(({ state }) => state === 'running').length;
  const wrong = decidedCount - bestHits(block, decided);
  return {
    right: bestHits(block, signs),
    running,
    waiting: POOL_MATCHES - decidedCount - running,
    alive: POOL_MATCHES - wrong >= hitsOfTier(4),
  };
}

/** "2 maç oynanıyor", "3 maç kaldı"; '' when all matches are final. */
export function remainingMatchesText({ running, waiting }: Pick<BlockProgress, 'running' | 'waiting'>): string {
  if (running > 0) return `${running} maç oynanıyor`;
  return waiting > 0 ? `${waiting} maç kaldı` : '';
}

export function isPoolMatchDecided({ state }: Pick<PoolMatchStatus, 'state'>): boolean {
  return state === 'played' || state === 'drawn';
}

/** State by the score after 90 minutes (rule pool-1): the regular score, if the source reports it separately. */
function liveStanding({ status, home, away }: Score): PoolMatchStatus {
  if (isPostponedOrCancelled(status)) return { state: 'postponed', sign: null, score: '' };
  if (hasNotBegun(status)) return { state: 'open', sign: null, score: '' };
  const ours = home.regular ?? home.current ?? 0;
  const theirs = away.regular ?? away.current ?? 0;
  return {
    state: hasMatchEnded(status) ? 'over' : 'running',
    sign: ours > theirs ? 1 : ours < theirs ? 2 : 0,
    score: `${ours}-${theirs}`,
  };
}

const LATE_SECONDS = 24 * 3_600;
