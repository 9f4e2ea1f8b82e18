/** Price of a pool coupon and its limits (rule pool-3 to pool-5). Amounts are whole kuruş. */
import type { PoolBlock, PoolDraft, PoolTerms } from '../../model/pool.ts';
import { isEmptyBlock, isBlockFilled } from './marks.ts';

/** Limits from `soccerPool` of the app configuration. */
export interface PoolLimits {
  maxColumn: number;
  /** Kuruş. */
  columnPrice: number;
  /** 'Kuponda en fazla …' */
  warningMessage: string;
}

export interface PoolPrice {
  /** Columns of each block; 0 while a block is incomplete. */
  columnsPerBlock: number[];
  columns: number;
  /** Price of one coupon, kuruş. */
  stake: number;
  /** Price of all coupons, kuruş. */
  price: number;
  /** True when the columns or the price exceed the limits. */
  exceedsLimits: boolean;
}

/** Number of columns in a block: the product of its numbers of marks. 0 while a match has none. */
function blockColumns(block: PoolBlock): number {
  return isBlockFilled(block) ? block.reduce((product, marks) => product * marks.length, 1) : 0;
}

/** True when the coupon stays within the limits, with matches that have no mark yet counted as having one. */
export function fitsPoolLimits(draft: Pick<PoolDraft, 'blocks' | 'multiplier'>, limits: PoolLimits): boolean {
  const columns = potentialColumns(draft.blocks);
  return columns <= limits.maxColumn && columns * draft.multiplier <= limits.maxColumn;
}

/** Number of columns if every unmarked match of a started block had one mark. */
export function potentialColumns(blocks: readonly PoolBlock[]): number {
  return blocks
    .filter((block) => !isEmptyBlock(block))
    .reduce((sum, block) => sum + block.reduce((product, marks) => product * Math.max(1, marks.length), 1), 0);
}

export function poolPrice(blocks: readonly PoolBlock[], terms: PoolTerms, limits: PoolLimits): PoolPrice {
  const each = blocks.map(blockColumns);
  const columns = each.reduce((sum, count) => sum + count, 0);
  const stake = columns * limits.columnPrice * terms.multiplier;
  const tooMuch = columns > limits.maxColumn || stake > limits.maxColumn * limits.columnPrice;
  return { columnsPerBlock: each, columns, stake, price: stake * terms.coupons, exceedsLimits: tooMuch };
}
