/** The stored marks of the pool. A value with another shape is refused as a whole. */
import { isFields, isWhole } from '../../../src/lib/guards.ts';
import { POOL_BLOCKS, POOL_MATCHES, type PoolDraft, type PoolMarksTold } from '../../../src/model/pool.ts';

export interface KeptDraft extends PoolDraft {
  /** Hash of the account that owns the marks; '' for a visitor's. */
  owner: string;
  aside: PoolMarksTold['aside'];
}

export function isKeptDraft(value: unknown): value is KeptDraft {
  if (!isFields(value)) return false;
  const { cycle, roundName, closesAt, blocks, multiplier, coupons, owner, aside } = value;
  return (
    [cycle, multiplier, coupons].every(isWhole) &&
    [roundName, owner].every((text) => typeof text === 'string') &&
    (closesAt === null || isWhole(closesAt)) &&
    (aside === null || isFields(aside)) &&
    Array.isArray(blocks) &&
    blocks.length === POOL_BLOCKS &&
    blocks.every(isBlock)
  );
}

function isBlock(value: unknown): boolean {
  return Array.isArray(value) && value.length === POOL_MATCHES && value.every(isMarks);
}

function isMarks(value: unknown): boolean {
  return Array.isArray(value) && value.every((sign) => sign === 0 || sign === 1 || sign === 2);
}
