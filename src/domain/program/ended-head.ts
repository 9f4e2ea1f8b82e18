/** The head of a match the program has no more, of what others tell of it (rule match-46). */
import type { ScoreUpdate } from '../../contract/hub/updates.ts';
import type { ScoreRow } from '../../contract/services/live-scores.ts';
import { CLOSED } from '../../model/betting-status.ts';
import type { EventHead } from '../../model/program.ts';
import type { MatchSummary } from '../../model/statistics.ts';
import { toScore } from './merge-score.ts';
import { NOT_TOLD, hasNotBegun } from './score-status.ts';

/** What is told of a match that left the program. */
export interface Remembered {
  home: string;
  away: string;
  /** '' where it is not told. */
  league: string;
  /** Code of the league's country, for its flag; '' where it is not told: the summary does not. */
  country: string;
  /** Epoch seconds. */
  start: number | null;
  score: ScoreUpdate | null;
  /** Statistics know it, so that their tabs may be offered. */
  hasStatistics: boolean;
}

/** Null where the summary does not say who played. */
export function ofSummary(told: (MatchSummary & { score: ScoreUpdate | null }) | null | undefined): Remembered | null {
  if (!told || told.home.name === '' || told.away.name === '') return null;
  const { home, away, tournament, start, score } = told;
  return { home: home.name, away: away.name, league: tournament, country: '', start, score, hasStatistics: true };
}

/** Null where the list of live scores does not have it. @param ids of the match, all it goes by */
export function ofScores(rows: readonly ScoreRow[] | undefined, ids: readonly number[]): Remembered | null {
  const row = rows?.find(({ eventId }) => eventId !== null && ids.includes(eventId));
  if (row === undefined) return null;
  const { home, away, league, start, score } = row;
  return { home, away, league: league.name, country: league.country, start, score, hasStatistics: false };
}

/** Null of a match that has not begun: it was taken off the program, and not played. @param now epoch seconds */
export function ofBegun(told: Remembered | null, now: number): Remembered | null {
  return told !== null && hasBegun(told, now) ? told : null;
}

/** The status decides. A score block without one says nothing of it, then the start does. */
function hasBegun({ score, start }: Remembered, now: number): boolean {
  const status = score?.status ?? NOT_TOLD;
  return status === NOT_TOLD ? start === null || start <= now : !hasNotBegun(status);
}

/** @param last what the program said of it last */
export function endedHead(
  match: Pick<EventHead, 'id' | 'sportId' | 'mappedId'>,
  { home, away, league, country, start, score, hasStatistics }: Remembered,
  last: EventHead | undefined,
): EventHead {
  const known: EventHead = {
    ...match,
    ...{ home, away, name: `${home} - ${away}`, start: start ?? 0, version: 0, competitionId: 0 },
    // Its id is that of those who told, which the program does not know.
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
