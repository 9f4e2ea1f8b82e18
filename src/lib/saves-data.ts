/** Facts of the network line that Chromium has on `navigator.connection`. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns true when the player saves data, or the line is so slow that fetching ahead would delay what is wanted now. */
export function savesData(navigator: object): boolean {
  const { connection } = navigator as { connection?: Line };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
