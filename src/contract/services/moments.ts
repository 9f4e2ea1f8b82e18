/** Times of answers nobody has seen: seconds are agreed, some services of the operator write milliseconds. */

/** No second of our time is as great, no millisecond as small. */
const MS_FROM = 1e11;

/** Epoch seconds; null for none, and for 0. */
export function seconds(told: number | null | undefined): number | null {
  if (told == null || told <= 0) return null;
  return told > MS_FROM ? Math.floor(told / 1_000) : told;
}
