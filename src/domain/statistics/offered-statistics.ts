/** Availability of statistics for a match, used by their pages and by the links to them. */
import { BASKETBALL, FOOTBALL } from '../sports.ts';

/** Sports with a commentary (wire-statistics-2). */
export const commentarySports: readonly number[] = [FOOTBALL, BASKETBALL];

/**
 * Returns true when a match has statistics: always in football, in other sports if the service reports them
 * (wire-statistics-1).
 * @param isReported the service reports them for this match
 */
export function hasStatistics(sports: readonly number[], sportId: number, isReported: boolean): boolean {
  return sports.includes(sportId) && (sportId === FOOTBALL || isReported);
}
