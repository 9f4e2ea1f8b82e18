import { emptyTeam } from '../../../../src/domain/program/empty-team.ts';
import type { PeriodScore, Score, TeamScore } from '../../../../src/model/event.ts';

export const FOOTBALL = 1;
export const BASKETBALL = 2;
export const ICE_HOCKEY = 4;
export const TENNIS = 5;
export const HANDBALL = 6;
export const VOLLEYBALL = 23;

/** Returns a side with empty figures except for the given ones. */
export function side(told: Partial<TeamScore> = {}): TeamScore {
  return { ...emptyTeam(), ...told };
}

export function score(told: Omit<Partial<Score>, 'home' | 'away'>, home: Partial<TeamScore>, away: Partial<TeamScore>) {
  const answer: Score = {
    eventId: 1,
    sportId: FOOTBALL,
    updatedAtMs: 0,
    status: 34,
    minute: null,
    second: null,
    home: side(home),
    away: side(away),
    ...told,
  };
  return answer;
}

/** Returns periods 1, 2, 3 … with these scores. */
export function parts(...scores: number[]): PeriodScore[] {
  return scores.map((points, index) => ({ number: index + 1, score: points, tieBreak: null }));
}
