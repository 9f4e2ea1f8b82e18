/** What a pool coupon has right, and what that pays (rule pool-8 to pool-10). */
import {
  POOL_MATCHES,
  type PoolBlock,
  type PoolDividend,
  type PoolSign,
  type PoolTier,
  poolTiers,
} from '../../model/pool.ts';
import { type SlipLimits } from '../slip/slip.ts';
import { taxOnWinning } from '../slip/tax.ts';

/** How many right a tier takes. */
export function hitsOfTier(tier: PoolTier): number {
  return POOL_MATCHES + 1 - tier;
}

/** Of each match the sign that came; null while it is open. */
export type Winners = readonly (PoolSign | null)[];

/** Most right in a column of it: a match with the sign among its marks is right in one that takes it everywhere. */
export function bestHits(block: PoolBlock, winners: Winners): number {
  return block.filter((marks, place) => isRight(marks, winners[place])).length;
}

/** How many columns of it have so many right: the index counts them, 0 to 15. Open matches are right nowhere. */
export function columnsByHits(block: PoolBlock, winners: Winners): number[] {
  return block.reduce<number[]>(
    (counts, marks, place) => {
      const right = isRight(marks, winners[place]) ? 1 : 0;
      const wrong = marks.length - right;
      return counts.map((count, hits) => count * wrong + (counts[hits - 1] ?? 0) * right);
    },
    [1, ...Array<number>(POOL_MATCHES).fill(0)],
  );
}

/** Winning columns of all blocks for each tier, the first first; the multiplier is not counted. */
export function columnsByTier(blocks: readonly PoolBlock[], winners: Winners): number[] {
  const counts = blocks.map((block) => columnsByHits(block, winners));
  return poolTiers.map((tier) => counts.reduce((sum, each) => sum + (each[hitsOfTier(tier)] ?? 0), 0));
}

export interface PoolPrize {
  gross: number;
  tax: number;
  net: number;
}

/** What a coupon is paid: a column its tier alone, so often as the multiplier says. */
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
