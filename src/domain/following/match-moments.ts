/** Moments of a followed match, from two successive states of it (rule follow-4). Pure. */
import type { EventRow } from '../../model/program.ts';
import { hasMatchEnded, hasNotBegun, isFinished, isPostponedOrCancelled } from '../program/score-status.ts';
import { takesBets } from '../program/playable.ts';
import { goalSports, mainScore } from '../program/score-text.ts';

type Pair = readonly [home: number, away: number];

/** A match as it is shown now. */
export interface SeenMatch {
  stage: 'before' | 'running' | 'ended' | 'off';
  /** Null while unknown or covered. */
  score: Pair | null;
  /** True when each goal is announced; false for sports with many points. */
  hasGoals: boolean;
  redCards: Pair | null;
  /** True when a running match takes bets. */
  isOpen: boolean;
}

/** A followed match as it was last seen, and what was already announced about it. */
export interface MatchMemory extends SeenMatch {
  /** True once the match was seen running. */
  begun: boolean;
  /** True once the match was seen ended. */
  over: boolean;
  /** Epoch seconds since when a running match takes no bets; null while it does. */
  closedSince: number | null;
}

export type Moment =
  | { kind: 'kickOff' }
  | { kind: 'goal'; side: 'home' | 'away' | 'both'; count: number; score: Pair }
  /** A corrected score; `swapped` when the goal was given to the other side. */
  | { kind: 'goalCancelled'; swapped: boolean; score: Pair }
  | { kind: 'redCard'; side: 'home' | 'away' | 'both' }
  | { kind: 'end'; score: Pair | null }
  | { kind: 'open' };

/** Shorter pauses of bets, as after every goal, are not announced. Seconds. */
export const LONG_PAUSE_SECONDS = 60;

interface SeenAt {
  /** Epoch seconds. */
  now: number;
  /** False when the match was not observed for a while: the changes are too old to be news. */
  isContinuous: boolean;
}

/** Compares a match with how it was last seen. A first sight has no moments. */
export function nextMoments(
  before: MatchMemory | undefined,
  seen: SeenMatch,
  { now, isContinuous }: SeenAt,
): { memory: MatchMemory; moments: Moment[] } {
  const memory: MatchMemory = {
    ...seen,
    begun: before?.begun === true || seen.stage === 'running' || seen.stage === 'ended',
    over: before?.over === true || seen.stage === 'ended',
    closedSince: seen.stage !== 'running' || seen.isOpen ? null : (before?.closedSince ?? now),
  };
  if (before === undefined || !isContinuous) return { memory, moments: [] };
  const moments: Moment[] = [];
  if (seen.stage === 'running' && !before.begun) moments.push({ kind: 'kickOff' });
  if (seen.stage === 'running' || before.stage === 'running') {
    moments.push(...scoreMoments(before, seen), ...cardMoments(before, seen));
  }
  if (seen.stage === 'ended' && !before.over) moments.push({ kind: 'end', score: seen.score });
  const { closedSince } = before;
  if (seen.stage === 'running' && seen.isOpen && closedSince !== null && now - closedSince >= LONG_PAUSE_SECONDS)
    moments.push({ kind: 'open' });
  return { memory, moments };
}

function scoreMoments(before: MatchMemory, seen: SeenMatch): Moment[] {
  const from = before.stage === 'before' ? NONE : before.score;
  if (!seen.hasGoals || from === null || seen.score === null) return [];
  const home = seen.score[0] - from[0];
  const away = seen.score[1] - from[1];
  if (home === 0 && away === 0) return [];
  if (home < 0 || away < 0) return [{ kind: 'goalCancelled', swapped: home > 0 || away > 0, score: seen.score }];
  return [{ kind: 'goal', side: sideOf(home, away), count: home + away, score: seen.score }];
}

/** Only additional cards are announced: a lower count is a correction. */
function cardMoments(before: MatchMemory, seen: SeenMatch): Moment[] {
  const from = before.stage === 'before' ? NONE : before.redCards;
  if (from === null || seen.redCards === null) return [];
  const home = seen.redCards[0] - from[0];
  const away = seen.redCards[1] - from[1];
  return home > 0 || away > 0 ? [{ kind: 'redCard', side: sideOf(home, away) }] : [];
}

const NONE: Pair = [0, 0];

function sideOf(home: number, away: number): 'home' | 'away' | 'both' {
  if (home > 0 && away > 0) return 'both';
  return home > 0 ? 'home' : 'away';
}

/** Returns the match of a row as the player may see it: a covered score is unknown. */
export function seenMatch(row: Pick<EventRow, 'phase' | 'status' | 'score' | 'scoreHidden' | 'sportId'>): SeenMatch {
  const { phase, score, sportId } = row;
  const isCovered = row.scoreHidden === true;
  const stage = phase === 0 ? 'before' : stageOf(score?.status);
  const main = phase === 0 || isCovered ? null : mainScore(sportId, score);
  return {
    stage,
    score: main === null ? null : [Number(main.home), Number(main.away)],
    hasGoals: goalSports.has(sportId),
    redCards: phase === 0 || isCovered || score === null ? null : [score.home.redCards ?? 0, score.away.redCards ?? 0],
    isOpen: takesBets(row),
  };
}

/** A running match without a known status counts as running. */
function stageOf(status: number | undefined): SeenMatch['stage'] {
  if (status === undefined) return 'running';
  if (hasNotBegun(status)) return 'before';
  if (isFinished(status)) return 'ended';
  return hasMatchEnded(status) || isPostponedOrCancelled(status) ? 'off' : 'running';
}
