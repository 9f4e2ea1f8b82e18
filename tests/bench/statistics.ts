/** What is said of repeated measurements. */

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** "31.2 (29.8–33.0, 3 runs)": the median, the least and the most. */
export function spread(values: readonly number[], digits = 1): string {
  const told = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits));
  return `${told[0]} (${told[1]}–${told[2]}, ${values.length} runs)`;
}
