/** Merge of a `currentScore` message or an embedded score block (rule updates-8, updates-9). */
import { emptyTeam } from './empty-team.ts';
import { UNKNOWN_STATUS } from './score-status.ts';
import type { ScoreUpdate, TeamScoreUpdate } from '../../contract/hub/updates.ts';
import type { PeriodScore, ProgramEvent, Score, TeamScore } from '../../model/event.ts';

/** Anything that has a score. */
type WithScore = Pick<ProgramEvent, 'id' | 'sportId' | 'score'>;

/**
 * Merges a score into its event and returns true if anything changed. Team blocks merge field by field, and incoming
 * values replace known ones; the match status only when above 0; when one side starts to serve, the other stops; sets
 * and quarters merge by number. Scores have no version, so one dated before the current one (`updatedAtMs`) is late and
 * ignored.
 */
export function mergeScore(event: WithScore, update: ScoreUpdate): boolean {
  const known = event.score;
  const score = known ?? emptyScore(event);
  const { updatedAtMs, status, minute, second } = update;
  if (isOutdatedScore(known, update)) return false;
  if (updatedAtMs !== undefined) score.updatedAtMs = updatedAtMs;
  let changed = known === null;
  if (status !== undefined && status > 0 && status !== score.status) {
    score.status = status;
    changed = true;
  }
  if (minute !== undefined && minute !== score.minute) {
    score.minute = minute;
    changed = true;
  }
  if (second !== undefined && second !== score.second) {
    score.second = second;
    changed = true;
  }
  if (update.home !== undefined && mergeTeam(score.home, update.home)) changed = true;
  if (update.away !== undefined && mergeTeam(score.away, update.away)) changed = true;
  if (update.home?.serving === true && update.away?.serving !== true) changed = takeService(score.away) || changed;
  if (update.away?.serving === true && update.home?.serving !== true) changed = takeService(score.home) || changed;
  event.score = score;
  return changed;
}

/** Builds a complete score from a first update. */
export function toScore(match: Omit<WithScore, 'score'>, update: ScoreUpdate): Score {
  const scored: WithScore = { ...match, score: null };
  mergeScore(scored, update);
  return scored.score ?? emptyScore(scored);
}

/** True when the update is dated (`updatedAtMs`) before the current score. */
export function isOutdatedScore(known: Score | null, update: ScoreUpdate): boolean {
  return known !== null && update.updatedAtMs !== undefined && update.updatedAtMs < known.updatedAtMs;
}

const figures = [
  'regular',
  'current',
  'halfTime',
  'extraTime',
  'penalties',
  'corners',
  'firstHalfCorners',
  'yellowCards',
  'redCards',
  'gamePoints',
] as const;

function mergeTeam(team: TeamScore, update: TeamScoreUpdate): boolean {
  let changed = false;
  for (const figure of figures) {
    const value = update[figure];
    if (value === undefined || value === team[figure]) continue;
    team[figure] = value;
    changed = true;
  }
  if (update.serving !== undefined && update.serving !== team.serving) {
    team.serving = update.serving;
    changed = true;
  }
  if (update.quarters !== undefined && mergePeriods(team.quarters, update.quarters)) changed = true;
  if (update.sets !== undefined && mergePeriods(team.sets, update.sets)) changed = true;
  return changed;
}

function mergePeriods(periods: PeriodScore[], incoming: PeriodScore[]): boolean {
  let changed = false;
  for (const period of incoming) {
    const known = periods.find((candidate) => candidate.number === period.number);
    if (known === undefined) {
      periods.push({ ...period });
      periods.sort((a, b) => a.number - b.number);
      changed = true;
      continue;
    }
    if (known.score !== period.score) {
      known.score = period.score;
      changed = true;
    }
    if (period.tieBreak !== null && known.tieBreak !== period.tieBreak) {
      known.tieBreak = period.tieBreak;
      changed = true;
    }
  }
  return changed;
}

function takeService(team: TeamScore): boolean {
  const served = team.serving;
  team.serving = false;
  return served;
}

function emptyScore(event: WithScore): Score {
  return {
    eventId: event.id,
    sportId: event.sportId,
    updatedAtMs: 0,
    status: UNKNOWN_STATUS,
    minute: null,
    second: null,
    home: emptyTeam(),
    away: emptyTeam(),
  };
}
