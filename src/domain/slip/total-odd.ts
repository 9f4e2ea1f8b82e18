/** Total odd of a coupon: the exact product of its odds, rounded once, half up, at the end. */
import { ODD_SCALE, roundHalfUp, toOddBigInt } from './fixed-point.ts';

/**
 * Product of odds, all in integer hundredths (`[138, 420]` → `580n`); `100n` without odds. An odd of 100 means "not
 * offered" (rule odds-2) and does not change the product.
 * @throws RangeError for an odd that is no whole number or below 100.
 */
export function totalOdd(odds: readonly number[]): bigint {
  if (odds.length === 0) return ODD_SCALE;
  let product = 1n;
  for (const odd of odds) product *= toOddBigInt(odd);
  // The product of n factors has the scale 100ⁿ; one factor of 100 stays, because the result is in hundredths too.
  return roundHalfUp({ numerator: product, denominator: ODD_SCALE ** BigInt(odds.length - 1) });
}
