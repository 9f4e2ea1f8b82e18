/** The total odd of a coupon: the product of its odds, exact until it is rounded once, half up, at the end. */
import { ODD_SCALE, roundHalfUp, toOdd } from './exact.ts';

/**
 * Product of odds given in integer hundredths, in integer hundredths (`[138, 420]` → `580n`); of no odds `100n`.
 * An odd of 100 means "not offered" (rule odds-2) and leaves the product as it is.
 * @throws RangeError for an odd that is no whole number or below 100.
 */
export function totalOdd(odds: readonly number[]): bigint {
  if (odds.length === 0) return ODD_SCALE;
  let product = 1n;
  for (const odd of odds) product *= toOdd(odd);
  // n factors carry 100ⁿ; one hundred of it stays, because the answer is in hundredths too.
  return roundHalfUp({ numerator: product, denominator: ODD_SCALE ** BigInt(odds.length - 1) });
}
