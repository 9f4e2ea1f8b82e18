/** Stands where a figure would (rule cover-2). */
export const COVER = '•';

/** "Maçın Kalanını Kim Kazanır 1:0" and "Sıradaki Golü Kim Atar (2. Gol)" say how a match stands (rule cover-6). */
export function coverName(marketName: string): string {
  return saysStanding(marketName) ? marketName.replace(/\d+/g, COVER) : marketName;
}

/** Its line is how the match stands. */
export function saysStanding(marketName: string): boolean {
  return /kalan|sıradaki/i.test(marketName);
}
