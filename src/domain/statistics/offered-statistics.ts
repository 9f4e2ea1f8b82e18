/** Availability of statistics for a match, used by their pages and by the links to them. */
import { BASKETBALL, FOOTBALL, HANDBALL, ICE_HOCKEY, TABLE_TENNIS, TENNIS, VOLLEYBALL } from '../sports.ts';

/** Sports with a commentary (wire-statistics-2). */
export const commentarySports: readonly number[] = [FOOTBALL, BASKETBALL];

/** Sports with earlier matches of both sides (wire-statistics-2). */
export const pastSports: readonly number[] = [
  FOOTBALL,
  BASKETBALL,
  ICE_HOCKEY,
  TENNIS,
  HANDBALL,
  TABLE_TENNIS,
  VOLLEYBALL,
];
/** Team sports among them, which have tables. */
export const tableSports: readonly number[] = [FOOTBALL, BASKETBALL, ICE_HOCKEY, HANDBALL, VOLLEYBALL];
/** Sports with missing players. */
export const missingPlayerSports: readonly number[] = [FOOTBALL, BASKETBALL];

/**
 * Returns true when a match has statistics: always in football, in other sports if the service reports them
 * (wire-statistics-1).
 * @param isReported the service reports them for this match
 */
export function hasStatistics(sports: readonly number[], sportId: number, isReported: boolean): boolean {
  return sports.includes(sportId) && (sportId === FOOTBALL || isReported);
}
