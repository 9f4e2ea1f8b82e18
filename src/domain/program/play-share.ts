/** Whether the share of all plays (percent) is told: below this a figure means nothing. */
export function isShareTold(percent: number | null): percent is number {
  return percent !== null && percent >= LEAST_SHARE;
}

const LEAST_SHARE = 0.1;
