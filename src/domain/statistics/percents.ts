/** Whole percents: shares that add up to 100, and a single ratio. */

/** Shares of 3, 2 and 1: 50, 33 and 17. If the sum is 0, every share is 0, which avoids a division by 0. */
export function percents(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum <= 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / sum);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((total, share) => total + share, 0);
  // Shares with the largest rounding loss get the missing percents; on a tie, the first.
  const order = exact
    .map((share, index) => ({ index, cut: share - Math.floor(share) }))
    .toSorted((a, b) => b.cut - a.cut);
  for (const { index } of order.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** 7 of 10 → 70; 0 if `whole` is 0. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}
