/** Tax on winnings (rule stake-10 `taxLimit`, `taxPercentage`). */
import { roundHalfUp, toSafeNumber } from './fixed-point.ts';
import type { SlipLimits } from './slip-state.ts';

/**
 * Tax on the winnings of one coupon, kuruş: the percentage of the amount above the limit, rounded half up. The limit
 * applies to each coupon separately.
 */
export function taxOnWinning(winning: number, limits: Pick<SlipLimits, 'taxLimit' | 'taxPercentage'>): number {
  const taxed = BigInt(Math.max(0, winning - limits.taxLimit));
  // The rate is in hundredths of a percent, so that a percentage with decimals stays exact.
  const rate = BigInt(Math.round(limits.taxPercentage * 100));
  return toSafeNumber(roundHalfUp({ numerator: taxed * rate, denominator: 10_000n }));
}
