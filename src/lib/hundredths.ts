/** A decimal of the wire in whole hundredths: TL → kuruş, and an odd as sums and products take it. */
export function hundredths(value: number): number {
  return Math.round(value * 100);
}
