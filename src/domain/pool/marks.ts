/** Marks of the pool's four blocks (rule pool-2): pure, each change gives new blocks. */
import { POOL_BLOCKS, POOL_MATCHES, type PoolBlock, type PoolMarks, type PoolSign } from '../../model/pool.ts';

/** In the order they are offered (rule pool-1). */
export const signs: readonly PoolSign[] = [1, 0, 2];

export const emptyBlock: PoolBlock = Array.from({ length: POOL_MATCHES }, () => []);
export const emptyBlocks: readonly PoolBlock[] = Array.from({ length: POOL_BLOCKS }, () => emptyBlock);

export function isEmptyBlock(block: PoolBlock): boolean {
  return block.every((marks) => marks.length === 0);
}

/** Every match has a mark: only then it is played and costs. */
export function isFilled(block: PoolBlock): boolean {
  return block.length === POOL_MATCHES && missingMatches(block).length === 0;
}

/** Numbers (from 1) of the matches without a mark. */
export function missingMatches(block: PoolBlock): number[] {
  return block.flatMap((marks, place) => (marks.length === 0 ? [place + 1] : []));
}

/** Sets a mark, or takes it back. */
export function toggled(block: PoolBlock, match: number, sign: PoolSign): PoolBlock {
  const marks = block[match - 1] ?? [];
  return withMarks(block, match, marks.includes(sign) ? marks.filter((each) => each !== sign) : [...marks, sign]);
}

/** @param match counts from 1 */
export function withMarks(block: PoolBlock, match: number, marks: PoolMarks): PoolBlock {
  return block.with(match - 1, sorted(marks));
}

/** One random sign on each of these matches, whatever is on them (rule pool-7). @param draw a whole number below its argument */
export function randomOn(block: PoolBlock, matches: readonly number[], draw: (below: number) => number): PoolBlock {
  return matches.reduce((filled, match) => {
    const sign = signs[draw(signs.length)];
    return sign === undefined ? filled : withMarks(filled, match, [sign]);
  }, block);
}

/** Ascending, each once, and nothing but signs. */
export function sorted(marks: readonly number[]): PoolMarks {
  return ([0, 1, 2] as const).filter((sign) => marks.includes(sign));
}
