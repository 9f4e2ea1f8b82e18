/** Whole percents: of some counts that add up to 100, and of one number. */

/** Of 3, 2 and 1: 50, 33 and 17. Nothing of nothing: then every share is 0, and no bar divides by it. */
export function percents(counts: readonly number[]): number[] {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum <= 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / sum);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((total, share) => total + share, 0);
  // Those that were cut most get what is missing; of equals the first.
  const order = exact
    .map((share, index) => ({ index, cut: share - Math.floor(share) }))
    .toSorted((a, b) => b.cut - a.cut);
  for (const { index } of order.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** 7 of 10 → 70; 0 of none. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}
