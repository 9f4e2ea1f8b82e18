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
