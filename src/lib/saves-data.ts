/** What a browser says of its line, where it does (Chromium). */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the player asked to save data, or the line is so slow that what is fetched ahead keeps back what is wanted now. */
export function savesData(navigator: object): boolean {
  const { connection } = navigator as { connection?: Line };
  return connection?.saveData === true || /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
}
