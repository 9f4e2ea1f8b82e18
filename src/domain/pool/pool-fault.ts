/** Checks before the marks can be played, in order of priority (rule pool-22). */
import type { PoolDraft } from '../../model/pool.ts';
import { isEmptyBlock, missingMatches } from './marks.ts';
import { type PoolLimits, poolPrice } from './pool-price.ts';

export const ROUND_CLOSED_TEXT = 'Bu haftanın oynama süresi doldu.';

export interface PoolFault {
  text: string;
  /** The first match without a mark, if that is the error: `block` from 0, `match` from 1. */
  missing?: { block: number; match: number };
}

/** Returns the first error, or undefined when the marks can be played. @param now the service's clock, epoch seconds */
export function poolFault(draft: PoolDraft, limits: PoolLimits, now: number): PoolFault | undefined {
  if (draft.closesAt !== null && now >= draft.closesAt) return { text: ROUND_CLOSED_TEXT };
  for (const [block, marks] of draft.blocks.entries()) {
    const [match] = missingMatches(marks);
    if (!isEmptyBlock(marks) && match !== undefined) {
      return { text: `${block + 1}. kolonda 15 maçın tamamını işaretlemelisin.`, missing: { block, match } };
    }
  }
  const { columns, exceedsLimits: tooMuch } = poolPrice(draft.blocks, draft, limits);
  if (columns === 0) return { text: 'En az bir kolonda 15 maçı da işaretle.', missing: { block: 0, match: 1 } };
  return tooMuch ? { text: limits.warningMessage } : undefined;
}
