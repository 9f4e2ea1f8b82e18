/** Shares of a bar for two figures. */

/** Shares from 0 to 1; both are 0 when the sum is 0. Negative figures count as 0. */
export function sharesOf(home: number, away: number): { home: number; away: number } {
  const own = Math.max(0, home);
  const theirs = Math.max(0, away);
  const sum = own + theirs;
  return sum === 0 ? { home: 0, away: 0 } : { home: own / sum, away: theirs / sum };
}
