/**
 * Applies a change to the marks (rule pool-20). The engine uses it to store them, and the tab to show the change at
 * once.
 */
import {
  POOL_BLOCKS,
  POOL_MATCHES,
  type PoolBlock,
  type PoolChange,
  type PoolDraft,
  type PoolTerms,
} from '../../model/pool.ts';
import { emptyBlock, emptyBlocks, withMarks } from './marks.ts';
import { type PoolLimits, fitsPoolLimits, potentialColumns } from './pool-price.ts';

export const emptyPoolDraft: PoolDraft = {
  cycle: 0,
  roundName: '',
  closesAt: null,
  blocks: emptyBlocks,
  multiplier: 1,
  coupons: 1,
};

/** Changes that belong to a round and need only the marks. */
export type DraftChange = Exclude<PoolChange, { type: 'round' | 'undo' | 'asideSeen' | 'playSeen' }>;

type DraftChangeResult = { draft: PoolDraft } | { refused: string };

export const ROUND_CHANGED_TEXT = 'Bu hafta bitti; yeni hafta başladı. İşaretlerin yeni haftaya taşınmaz.';
export const MAX_POOL_COUPONS = 100;

/**
 * Applies a change. One that exceeds the coupon limits is refused with the limit's text, unless it makes the coupon
 * smaller.
 */
export function applyDraftChange(draft: PoolDraft, change: DraftChange, limits: PoolLimits): DraftChangeResult {
  const cycle = change.type === 'open' ? change.slip.cycle : change.cycle;
  if (cycle !== draft.cycle) return { refused: ROUND_CHANGED_TEXT };
  const next = applied(draft, change);
  return sizeOf(next) > sizeOf(draft) && !fitsPoolLimits(next, limits)
    ? { refused: limits.warningMessage }
    : { draft: next };
}

const sizeOf = ({ blocks, multiplier }: PoolDraft): number => potentialColumns(blocks) * multiplier;

function applied(draft: PoolDraft, change: DraftChange): PoolDraft {
  const { blocks } = draft;
  const block = (place: number): PoolBlock => blocks[place] ?? emptyBlock;
  const withBlock = (place: number, next: PoolBlock): PoolDraft => ({ ...draft, blocks: blocks.with(place, next) });
  switch (change.type) {
    case 'mark': {
      const { match, sign, on } = change;
      const marks = (block(change.block)[match - 1] ?? []).filter((each) => each !== sign);
      return withBlock(change.block, withMarks(block(change.block), match, on ? [...marks, sign] : marks));
    }
    case 'fill':
      return withBlock(
        change.block,
        change.marks.reduce((filled, { match, sign }) => withMarks(filled, match, [sign]), block(change.block)),
      );
    case 'clear':
      return withBlock(change.block, emptyBlock);
    case 'copy':
      return withBlock(change.to, block(change.from));
    case 'terms':
      return withTerms(draft, change);
    default: {
      const opened = change.slip.blocks.slice(0, POOL_BLOCKS);
      const rest = Array.from({ length: POOL_BLOCKS - opened.length }, () => emptyBlock);
      return withTerms({ ...draft, blocks: [...opened, ...rest] }, change.slip);
    }
  }
}

/** Limits the terms to allowed values, because a service may send any numbers with marks to open. */
function withTerms(
  draft: PoolDraft,
  { multiplier = draft.multiplier, coupons = draft.coupons }: Partial<PoolTerms>,
): PoolDraft {
  const whole = (count: number): number => Math.max(1, Math.trunc(count));
  return { ...draft, multiplier: whole(multiplier), coupons: Math.min(MAX_POOL_COUPONS, whole(coupons)) };
}

/** Number of matches with a mark in any block. */
export function markedMatches({ blocks }: Pick<PoolDraft, 'blocks'>): number {
  return Array.from({ length: POOL_MATCHES }, (_, at) => at).filter((at) => blocks.some((block) => block[at]?.length))
    .length;
}

/** Key of a draft: equal for the same round, marks and price. */
export function poolDraftKey({ cycle, blocks, multiplier, coupons }: PoolDraft): string {
  return JSON.stringify([cycle, blocks, multiplier, coupons]);
}
