/** How a pool coupon stands while its round is played: the service's results, and the live scores where it has none yet. */
import type { Score } from '../../model/event.ts';
import { POOL_MATCHES, type PoolBlock, type PoolEvent, type PoolSign } from '../../model/pool.ts';
import type { EventRow } from '../../model/program.ts';
import { hasNotBegun, isOver, isPutOff } from '../program/score-status.ts';
import { bestHits, hitsOfTier } from './hits.ts';

/**
 * `over`: the whistle has blown, the service has not said the sign yet. `played` and `drawn` are decided: by its score, or
 * not played and drawn by the notary. `postponed`: put off, and its sign is still to come.
 */
export type MatchState = 'open' | 'running' | 'over' | 'played' | 'drawn' | 'postponed';

export interface MatchStanding {
  state: MatchState;
  /** The sign that came, or that would come if the match ended now; null while there is neither. */
  sign: PoolSign | null;
  /** "2-1"; '' while there is none. */
  score: string;
}

/** @param live what the hubs say of the match @param now epoch seconds */
export function standingOf(
  { winner, result, startsAt }: PoolEvent,
  live: Pick<EventRow, 'phase' | 'score' | 'covered'> | undefined,
  now: number,
): MatchStanding {
  if (winner !== null) return { state: result === null ? 'drawn' : 'played', sign: winner, score: result ?? '' };
  if (live !== undefined && live.phase !== 0 && live.score !== null) {
    const standing = liveStanding(live.score);
    // Without its figures it says nothing of the coupon, least of all that it is a draw.
    return live.covered === true ? { ...standing, sign: null, score: '' } : standing;
  }
  // Nobody says that a match was put off; a result that did not come for a day does.
  const late = startsAt !== null && startsAt + LATE_SECONDS < now;
  return { state: late ? 'postponed' : 'open', sign: null, score: '' };
}

export interface BlockProgress {
  /** Right in its best column: what is decided, and what runs as it stands now. */
  right: number;
  running: number;
  /** Neither decided nor running. */
  waiting: number;
  /** One of its columns may still have twelve right. */
  alive: boolean;
}

export function blockProgress(block: PoolBlock, standings: readonly MatchStanding[]): BlockProgress {
  const signs = standings.map(({ sign }) => sign);
  const decided = standings.map((standing) => (isDecided(standing) ? standing.sign : null));
  const decidedCount = standings.filter(isDecided).length;
  const running = standings.filter(({ state }) => state === 'running').length;
  const wrong = decidedCount - bestHits(block, decided);
  return {
    right: bestHits(block, signs),
    running,
    waiting: POOL_MATCHES - decidedCount - running,
    alive: POOL_MATCHES - wrong >= hitsOfTier(4),
  };
}

/** "2 maç oynanıyor", "3 maç kaldı", '' when all are decided. */
export function leftText({ running, waiting }: Pick<BlockProgress, 'running' | 'waiting'>): string {
  if (running > 0) return `${running} maç oynanıyor`;
  return waiting > 0 ? `${waiting} maç kaldı` : '';
}

export function isDecided({ state }: Pick<MatchStanding, 'state'>): boolean {
  return state === 'played' || state === 'drawn';
}

/** The result of 90 minutes counts (rule pool-1): the regular score, where the source tells it apart. */
function liveStanding({ status, home, away }: Score): MatchStanding {
  if (isPutOff(status)) return { state: 'postponed', sign: null, score: '' };
  if (hasNotBegun(status)) return { state: 'open', sign: null, score: '' };
  const ours = home.regular ?? home.current ?? 0;
  const theirs = away.regular ?? away.current ?? 0;
  return {
    state: isOver(status) ? 'over' : 'running',
    sign: ours > theirs ? 1 : ours < theirs ? 2 : 0,
    score: `${ours}-${theirs}`,
  };
}

const LATE_SECONDS = 24 * 3_600;
