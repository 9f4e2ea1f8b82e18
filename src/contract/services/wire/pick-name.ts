/** Name of the outcome in a selection of a coupon or a slip (wire-coupon-2). */
import type { DecodeContext } from '../call.ts';
import { nameWithComma } from '../../../lib/decimal-comma.ts';

export type PickNameContext = Pick<DecodeContext, 'dropped' | 'isCompetition'>;

/**
 * Returns '' for a competition: an order sends the competition's name in the same field, so the service may return it
 * (assumption-1).
 */
export function pickName(cn: string, { isCompetition }: PickNameContext): string {
  return isCompetition?.(cn) === true ? '' : nameWithComma(cn);
}
