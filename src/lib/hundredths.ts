/** A decimal of the wire as whole hundredths: TL → kuruş, and odds in the unit that sums and products use. */
export function hundredths(value: number): number {
  return Math.round(value * 100);
}
