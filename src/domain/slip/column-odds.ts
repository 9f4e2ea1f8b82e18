/** Sum of the odds of all columns, calculated without listing the columns (rule stake-7). */
import { type Fraction, ODD_SCALE, toOddBigInt } from './fixed-point.ts';
import { columnSizes } from './systems.ts';

/** Fields of an item that a column needs; the odd in integer hundredths. */
interface ColumnLeg {
  odd: number;
  banker: boolean;
}

/**
 * Exact sum over all columns of the product of their odds; without a system the product of all odds, without legs 0.
 * The products of every k−b of the other legs are an elementary symmetric polynomial, which needs n² steps, whereas
 * there are up to 2ⁿ columns.
 * @throws RangeError for an odd that is no whole number or below 100.
 */
export function sumOfColumnOdds(legs: readonly ColumnLeg[], systems: readonly number[]): Fraction {
  const others = symmetricSums(legs.filter(({ banker }) => !banker).map(({ odd }) => toOddBigInt(odd)));
  const bankers = legs.filter(({ banker }) => banker);
  const bankerOdd = bankers.reduce((product, { odd }) => product * toOddBigInt(odd), 1n);
  let numerator = 0n;
  for (const size of columnSizes(legs.length, systems)) {
    const products = others[size - bankers.length];
    // A column of k odds has the scale 100ᵏ; all are converted to 100ⁿ.
    if (products !== undefined) numerator += products * ODD_SCALE ** BigInt(legs.length - size);
  }
  return { numerator: numerator * bankerOdd, denominator: ODD_SCALE ** BigInt(legs.length) };
}

/** Entry k: the sum of the products of every k of the values; entry 0 is 1. */
function symmetricSums(values: readonly bigint[]): bigint[] {
  let sums = [1n];
  for (const value of values) {
    sums = [...sums, 0n].map((sum, size) => sum + (sums[size - 1] ?? 0n) * value);
  }
  return sums;
}
