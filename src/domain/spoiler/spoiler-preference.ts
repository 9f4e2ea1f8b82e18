/** Character shown in place of a figure (rule cover-2). */
export const HIDDEN_FIGURE = '•';

/**
 * Hides the figures in names such as "Maçın Kalanını Kim Kazanır 1:0" and "Sıradaki Golü Kim Atar (2. Gol)", because
 * they reveal the score (rule cover-6).
 */
export function hideMarketFigures(marketName: string): string {
  return revealsScore(marketName) ? marketName.replace(/\d+/g, HIDDEN_FIGURE) : marketName;
}

/** True for markets whose line depends on the current score. */
export function revealsScore(marketName: string): boolean {
  return /kalan|sıradaki/i.test(marketName);
}

/** The player's setting for live scores on this device (rule cover-1), stored as a short text. */
export type SpoilerPreference = { how: 'shown' } | { how: 'hidden' } | { how: 'delayed'; seconds: number };

export const SCORES_SHOWN = '';
const HIDDEN = 'gizli';

/** Offered delays, seconds. */
const delays = [10, 20, 30, 60, 90] as const;
/** Maximum delay; no video picture lags longer. */
const LONGEST_SECONDS = 300;

/** Parses the stored setting; invalid text means scores are shown. */
export function parseSpoilerPreference(kept: string): SpoilerPreference {
  if (kept === HIDDEN) return { how: 'hidden' };
  const seconds = /^\d{1,3}$/.test(kept) ? Number(kept) : 0;
  return seconds > 0 && seconds <= LONGEST_SECONDS ? { how: 'delayed', seconds } : { how: 'shown' };
}

interface SpoilerPreferenceOption {
  value: string;
  label: string;
}

export const spoilerPreferenceOptions: readonly SpoilerPreferenceOption[] = [
  { value: SCORES_SHOWN, label: 'Skorlar açık' },
  { value: HIDDEN, label: 'Skorlar gizli' },
  ...delays.map((seconds) => ({ value: String(seconds), label: `${seconds} sn gecikmeli` })),
];
