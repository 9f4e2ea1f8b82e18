/** Character shown in place of a figure (rule cover-2). */
export const COVER = '•';

/**
 * Hides the figures in names such as "Maçın Kalanını Kim Kazanır 1:0" and "Sıradaki Golü Kim Atar (2. Gol)", because
 * they reveal the score (rule cover-6).
 */
export function coverName(marketName: string): string {
  return saysStanding(marketName) ? marketName.replace(/\d+/g, COVER) : marketName;
}

/** True for markets whose line depends on the current score. */
export function saysStanding(marketName: string): boolean {
  return /kalan|sıradaki/i.test(marketName);
}
