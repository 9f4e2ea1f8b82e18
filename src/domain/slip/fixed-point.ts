/** Exact integer arithmetic for money and odds: sums and products are exact and rounded once, half up. */

/** An exact, unrounded value; the denominator is above 0. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** Scale of odds, which are integer hundredths: an odd of 1. */
export const ODD_SCALE = 100n;

/** Returns `numerator ÷ denominator`, rounded half up; the numerator is at least 0, the denominator above 0. */
export function roundHalfUp({ numerator, denominator }: Fraction): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/**
 * Converts to a number exactly. A larger value becomes the largest safe integer: only a price thousands of times above
 * every limit is that large, and it stays above them.
 */
export function toSafeNumber(value: bigint): number {
  return value > LARGEST ? Number.MAX_SAFE_INTEGER : Number(value);
}

/** Converts a typed or received count for exact arithmetic; 0 for anything but a safe whole number above 0. */
export function toCountBigInt(value: number): bigint {
  return Number.isSafeInteger(value) && value > 0 ? BigInt(value) : 0n;
}

/** Number of times `divisor` fits into the amount, both whole and above 0; `up` counts a remainder as one more. */
export function divideWhole(amount: number, divisor: number, round: 'down' | 'up'): number {
  const rest = amount % divisor;
  return (amount - rest) / divisor + (round === 'up' && rest > 0 ? 1 : 0);
}

/**
 * An odd in integer hundredths (1.85 → `185n`). 100 means "not offered" (rule odds-2) and does not change a product.
 * @throws RangeError for an odd that is no whole number or below 100.
 */
export function toOddBigInt(odd: number): bigint {
  if (!Number.isSafeInteger(odd) || odd < 100) throw new RangeError(`no odd in hundredths: ${odd}`);
  return BigInt(odd);
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);
