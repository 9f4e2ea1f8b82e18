/** What a pool coupon costs and how much it may be (rule pool-3 to pool-5). Whole kuruş. */
import type { PoolBlock, PoolDraft, PoolTerms } from '../../model/pool.ts';
import { isEmptyBlock, isFilled } from './marks.ts';

/** `soccerPool` of the app configuration. */
export interface PoolLimits {
  maxColumn: number;
  /** Kuruş. */
  columnPrice: number;
  /** 'Kuponda en fazla …' */
  warningMessage: string;
}

export interface PoolPrice {
  /** Of each block; 0 while it is not filled. */
  columnsOf: number[];
  columns: number;
  /** Of one coupon, kuruş. */
  stake: number;
  /** Of all coupons, kuruş. */
  price: number;
  /** More columns, or dearer, than a coupon may be. */
  tooMuch: boolean;
}

/** The product of the numbers of marks: how many columns are in it. 0 while a match has none. */
export function columnsOf(block: PoolBlock): number {
  return isFilled(block) ? block.reduce((product, marks) => product * marks.length, 1) : 0;
}

/** What it is and what it may become is no more than a coupon may be: what has no mark yet will have one. */
export function fitsLimits(draft: Pick<PoolDraft, 'blocks' | 'multiplier'>, limits: PoolLimits): boolean {
  const columns = mostColumns(draft.blocks);
  return columns <= limits.maxColumn && columns * draft.multiplier <= limits.maxColumn;
}

/** Columns, had every match of what was begun a mark. */
export function mostColumns(blocks: readonly PoolBlock[]): number {
  return blocks
    .filter((block) => !isEmptyBlock(block))
    .reduce((sum, block) => sum + block.reduce((product, marks) => product * Math.max(1, marks.length), 1), 0);
}

export function poolPrice(blocks: readonly PoolBlock[], terms: PoolTerms, limits: PoolLimits): PoolPrice {
  const each = blocks.map(columnsOf);
  const columns = each.reduce((sum, count) => sum + count, 0);
  const stake = columns * limits.columnPrice * terms.multiplier;
  const tooMuch = columns > limits.maxColumn || stake > limits.maxColumn * limits.columnPrice;
  return { columnsOf: each, columns, stake, price: stake * terms.coupons, tooMuch };
}
