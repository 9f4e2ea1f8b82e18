/** Whole-number arithmetic behind money and odds: sums and products stay exact and are rounded once, half up. */

/** An exact value that was not rounded yet; the denominator is above 0. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** An odd of 1: odds are integer hundredths. */
export const ODD_SCALE = 100n;

/** `numerator ÷ denominator`, rounded half up; both at least 0, the denominator above it. */
export function roundHalfUp({ numerator, denominator }: Fraction): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/**
 * To a number, exactly. What is too large for one becomes the largest that is exact: only a price thousands of times
 * above every limit gets there, and it stays above them.
 */
export function toWholeNumber(value: bigint): number {
  return value > LARGEST ? Number.MAX_SAFE_INTEGER : Number(value);
}

/** A count as typed or received, for exact arithmetic; 0 for what is none (a part, below 0, not a number). */
export function toCount(value: number): bigint {
  return Number.isSafeInteger(value) && value > 0 ? BigInt(value) : 0n;
}

/** How often `divisor` goes into the amount, both whole and above 0; rounded up it counts a part as well. */
export function wholeTimes(amount: number, divisor: number, round: 'down' | 'up'): number {
  const rest = amount % divisor;
  return (amount - rest) / divisor + (round === 'up' && rest > 0 ? 1 : 0);
}

/**
 * An odd in integer hundredths (1.85 → `185n`). 100 means "not offered" (rule odds-2) and leaves a product as it is.
 * @throws RangeError for an odd that is no whole number or below 100.
 */
export function toOdd(odd: number): bigint {
  if (!Number.isSafeInteger(odd) || odd < 100) throw new RangeError(`no odd in hundredths: ${odd}`);
  return BigInt(odd);
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);
