/** Tax on winnings (rule stake-10 `taxLimit`, `taxPercentage`). */
import { roundHalfUp, toWholeNumber } from './exact.ts';
import type { SlipLimits } from './slip.ts';

/**
 * Kuruş of tax on the winning of one coupon: the percentage of what lies above the limit, rounded half up. The limit
 * counts for each coupon by itself.
 */
export function taxOnWinning(winning: number, limits: Pick<SlipLimits, 'taxLimit' | 'taxPercentage'>): number {
  const taxed = BigInt(Math.max(0, winning - limits.taxLimit));
  // Hundredths of a percent: a percentage with decimals stays exact too.
  const rate = BigInt(Math.round(limits.taxPercentage * 100));
  return toWholeNumber(roundHalfUp({ numerator: taxed * rate, denominator: 10_000n }));
}
