/** Which matches have statistics of a kind, for whoever offers them and whoever leads to them. */
import { BASKETBALL, FOOTBALL } from '../sports.ts';

/** Sports with a commentary (wire-statistics-2). */
export const commentarySports: readonly number[] = [FOOTBALL, BASKETBALL];

/**
 * Statistics that exist for some sports: football's always, another's where the service says so (wire-statistics-1).
 * @param told it says so of this match
 */
export function hasStatistics(sports: readonly number[], sportId: number, told: boolean): boolean {
  return sports.includes(sportId) && (sportId === FOOTBALL || told);
}
