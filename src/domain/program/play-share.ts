/** Returns true when the share of all plays (percent) is high enough to be shown. */
export function isPlayShareShown(percent: number | null): percent is number {
  return percent !== null && percent >= LEAST_SHARE;
}

const LEAST_SHARE = 0.1;
