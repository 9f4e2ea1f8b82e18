/** Head of a match that has left the program, built from other sources (rule match-46). */
import type { ScoreUpdate } from '../../../contract/hub/updates.ts';
import type { ScoreRow } from '../../../contract/services/live-scores-calls.ts';
import { CLOSED } from '../../../model/betting-status.ts';
import type { EventHead } from '../../../model/program.ts';
import type { MatchSummary } from '../../../model/statistics.ts';
import { toScore } from '../../../domain/program/merge-score.ts';
import { UNKNOWN_STATUS, hasNotBegun } from '../../../domain/program/score-status.ts';

/** Data about a match that has left the program, from statistics or live scores. */
export interface EndedMatchInfo {
  home: string;
  away: string;
  /** League name; '' if unknown. */
  league: string;
  /** Country code of the league, for its flag; '' if unknown, as in match summaries. */
  country: string;
  /** Epoch seconds. */
  start: number | null;
  score: ScoreUpdate | null;
  /** True when statistics exist for the match, so that their tabs can be offered. */
  hasStatistics: boolean;
}

/** Converts a match summary; null when it does not name both sides. */
export function endedMatchFromSummary(
  told: (MatchSummary & { score: ScoreUpdate | null }) | null | undefined,
): EndedMatchInfo | null {
  if (!told || told.home.name === '' || told.away.name === '') return null;
  const { home, away, tournament, start, score } = told;
  return { home: home.name, away: away.name, league: tournament, country: '', start, score, hasStatistics: true };
}

/** Finds the match in the live scores; null when it is not listed. @param ids all event ids of the match */
export function endedMatchFromScores(
  rows: readonly ScoreRow[] | undefined,
  ids: readonly number[],
): EndedMatchInfo | null {
  const row = rows?.find(({ eventId }) => eventId !== null && ids.includes(eventId));
  if (row === undefined) return null;
  const { home, away, league, start, score } = row;
  return { home, away, league: league.name, country: league.country, start, score, hasStatistics: false };
}

/**
 * Null for a match that has not begun, because it was removed from the program without being played.
 * @param now epoch seconds
 */
export function onlyIfBegun(told: EndedMatchInfo | null, now: number): EndedMatchInfo | null {
  return told !== null && hasBegun(told, now) ? told : null;
}

/** Decides by the score status, or by the start when the status is unknown. */
function hasBegun({ score, start }: EndedMatchInfo, now: number): boolean {
  const status = score?.status ?? UNKNOWN_STATUS;
  return status === UNKNOWN_STATUS ? start === null || start <= now : !hasNotBegun(status);
}

/** Builds the event head. @param last the last head the program sent */
export function endedHead(
  match: Pick<EventHead, 'id' | 'sportId' | 'mappedId'>,
  { home, away, league, country, start, score, hasStatistics }: EndedMatchInfo,
  last: EventHead | undefined,
): EventHead {
  const known: EventHead = {
    ...match,
    ...{ home, away, name: `${home} - ${away}`, start: start ?? 0, version: 0, competitionId: 0 },
    // The league's id belongs to another service and is unknown to the program, so it is not used.
    competition:
      league === '' ? null : { ...unknownLeague, country, sportId: match.sportId, name: league, shortName: '' },
    ...{ offeredLive: false, minBets: 1, kingOdd: false, kingMbs: false, kingLive: false, duel: false, rapid: false },
    ...{ playedPercent: null, marketCount: 0, status: CLOSED, phase: 1, hasComments: hasStatistics, hasStream: false },
    score: score === null ? null : toScore(match, score),
  };
  if (last === undefined) return known;
  const { competition, competitionId, hasComments } = last;
  return { ...known, competition, competitionId, hasComments, start: last.start };
}

const unknownLeague = { id: 0, priority: Number.MAX_SAFE_INTEGER, icon: '' };
