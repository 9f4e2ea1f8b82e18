/** Times of answers nobody has seen: seconds are agreed, some services of the operator write milliseconds. */

/** No second of our time is as great, no millisecond as small. */
const MS_FROM = 1e11;

/** Epoch seconds; null for none, and for 0. */
export function seconds(told: number | null | undefined): number | null {
  const at = told ?? 0;
  if (at <= 0) return null;
  return at > MS_FROM ? Math.floor(at / 1_000) : at;
}
