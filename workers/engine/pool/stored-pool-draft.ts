/** The stored marks of the pool. A value with another shape is refused as a whole. */
import { isPlainObject, isWholeNumber } from '../../../src/lib/guards.ts';
import { POOL_BLOCKS, POOL_MATCHES, type PoolDraft, type PublishedPoolMarks } from '../../../src/model/pool.ts';

export interface StoredPoolDraft extends PoolDraft {
  /** Hash of the account that owns the marks; '' for a visitor's. */
  owner: string;
  aside: PublishedPoolMarks['aside'];
}

export function isStoredPoolDraft(value: unknown): value is StoredPoolDraft {
  if (!isPlainObject(value)) return false;
  const { cycle, roundName, closesAt, blocks, multiplier, coupons, owner, aside } = value;
  return (
    [cycle, multiplier, coupons].every(isWholeNumber) &&
    [roundName, owner].every((text) => typeof text === 'string') &&
    (closesAt === null || isWholeNumber(closesAt)) &&
    (aside === null || isPlainObject(aside)) &&
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
