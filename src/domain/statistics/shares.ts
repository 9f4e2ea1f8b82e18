/** Two figures side by side, as shares of a bar. */

/** 0 to 1 each; of 0 : 0 neither side has any. What is below 0 counts as 0. */
export function sharesOf(home: number, away: number): { home: number; away: number } {
  const own = Math.max(0, home);
  const theirs = Math.max(0, away);
  const sum = own + theirs;
  return sum === 0 ? { home: 0, away: 0 } : { home: own / sum, away: theirs / sum };
}
