/** The outcome a selection of a coupon or a slip names (wire-coupon-2). */
import type { DecodeContext } from '../call.ts';
import { nameWithComma } from '../../../lib/decimal-comma.ts';

export type NamedContext = Pick<DecodeContext, 'dropped' | 'isCompetition'>;

/** '' for a competition: an order says it in the same field, so the service may answer with it (assumption-1). */
export function pickName(cn: string, { isCompetition }: NamedContext): string {
  return isCompetition?.(cn) === true ? '' : nameWithComma(cn);
}
