/** Network information that Chromium provides as `navigator.connection`. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Returns true when the player saves data, or the connection is so slow that prefetching would delay other requests.
 */
export function shouldSaveData(navigator: object): boolean {
  const { connection } = navigator as { connection?: Line };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
