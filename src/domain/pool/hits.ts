/** Correct results of a pool coupon and their prizes (rule pool-8 to pool-10). */
import {
  POOL_MATCHES,
  type PoolBlock,
  type PoolDividend,
  type PoolSign,
  type PoolTier,
  poolTiers,
} from '../../model/pool.ts';
import { type SlipLimits } from '../slip/slip-state.ts';
import { taxOnWinning } from '../slip/tax.ts';

/** Number of correct results a tier needs. */
export function hitsOfTier(tier: PoolTier): number {
  return POOL_MATCHES + 1 - tier;
}

/** The result of each match; null while it is open. */
type PoolResults = readonly (PoolSign | null)[];

/** Correct results in the best column: a match counts when its result is among the marks. */
export function bestHits(block: PoolBlock, winners: PoolResults): number {
  return block.filter((marks, place) => isRight(marks, winners[place])).length;
}

/**
 * Number of columns by correct results: index 0 to 15 is the number of correct results. Open matches count as wrong.
 */
function columnsByHits(block: PoolBlock, winners: PoolResults): number[] {
  return block.reduce<number[]>(
    (counts, marks, place) => {
      const right = isRight(marks, winners[place]) ? 1 : 0;
      const wrong = marks.length - right;
      return counts.map((count, hits) => count * wrong + (counts[hits - 1] ?? 0) * right);
    },
    [1, ...Array<number>(POOL_MATCHES).fill(0)],
  );
}

/** Winning columns of all blocks by tier, best tier first; the multiplier is not included. */
export function columnsByTier(blocks: readonly PoolBlock[], winners: PoolResults): number[] {
  const counts = blocks.map((block) => columnsByHits(block, winners));
  return poolTiers.map((tier) => counts.reduce((sum, each) => sum + (each[hitsOfTier(tier)] ?? 0), 0));
}

interface PoolPrize {
  gross: number;
  tax: number;
  net: number;
}

/** Prize of a coupon: each winning column is paid for its own tier only, times the multiplier. */
export function poolPrize(
  columns: readonly number[],
  dividends: readonly PoolDividend[],
  multiplier: number,
  limits: Pick<SlipLimits, 'taxLimit' | 'taxPercentage'>,
): PoolPrize {
  const gross = poolTiers.reduce((sum, tier, place) => {
    const amount = dividends.find((each) => each.tier === tier)?.amount ?? 0;
    return sum + (columns[place] ?? 0) * multiplier * amount;
  }, 0);
  const tax = taxOnWinning(gross, limits);
  return { gross, tax, net: gross - tax };
}

const isRight = (marks: readonly PoolSign[], winner: PoolSign | null | undefined): boolean =>
  winner !== null && winner !== undefined && marks.includes(winner);
