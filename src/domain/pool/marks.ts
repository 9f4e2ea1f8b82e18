/** Marks of the pool's four blocks (rule pool-2). Pure functions: each change returns new blocks. */
import { POOL_BLOCKS, POOL_MATCHES, type PoolBlock, type PoolMarks, type PoolSign } from '../../model/pool.ts';

/** Signs in display order (rule pool-1). */
export const poolSigns: readonly PoolSign[] = [1, 0, 2];

export const emptyBlock: PoolBlock = Array.from({ length: POOL_MATCHES }, () => []);
export const emptyBlocks: readonly PoolBlock[] = Array.from({ length: POOL_BLOCKS }, () => emptyBlock);

export function isEmptyBlock(block: PoolBlock): boolean {
  return block.every((marks) => marks.length === 0);
}

/** True when every match has a mark; only then the block is played and paid. */
export function isBlockFilled(block: PoolBlock): boolean {
  return block.length === POOL_MATCHES && missingMatches(block).length === 0;
}

/** Numbers (from 1) of the matches without a mark. */
export function missingMatches(block: PoolBlock): number[] {
  return block.flatMap((marks, place) => (marks.length === 0 ? [place + 1] : []));
}

/** Adds the mark, or removes it when it is already set. */
export function toggleMark(block: PoolBlock, match: number, sign: PoolSign): PoolBlock {
  const marks = block[match - 1] ?? [];
  return withMarks(block, match, marks.includes(sign) ? marks.filter((each) => each !== sign) : [...marks, sign]);
}

/** Replaces the marks of a match. @param match counts from 1 */
export function withMarks(block: PoolBlock, match: number, marks: PoolMarks): PoolBlock {
  return block.with(match - 1, sortedMarks(marks));
}

/**
 * Replaces the marks of these matches by one random sign each (rule pool-7).
 * @param draw returns a random whole number below its argument
 */
export function withRandomMarks(
  block: PoolBlock,
  matches: readonly number[],
  draw: (below: number) => number,
): PoolBlock {
  return matches.reduce((filled, match) => {
    const sign = poolSigns[draw(poolSigns.length)];
    return sign === undefined ? filled : withMarks(filled, match, [sign]);
  }, block);
}

/** Valid signs in ascending order, without duplicates. */
function sortedMarks(marks: readonly number[]): PoolMarks {
  return ([0, 1, 2] as const).filter((sign) => marks.includes(sign));
}
