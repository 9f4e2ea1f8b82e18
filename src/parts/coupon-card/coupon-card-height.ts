import type { CouponRowView } from '../../domain/coupon/coupon-row-view.ts';

/**
 * Height of a coupon's card at the default text size, px, by the lines it has (coupon-card.module.css). A card is higher
 * when a name or an amount needs another line.
 */
export function couponCardHeight({
  legs,
  legStates,
  more,
  remainingText,
}: Pick<CouponRowView, 'legs' | 'legStates' | 'more' | 'remainingText'>): number {
  const segments = legStates.length > 0 ? SEGMENTS_PX : 0;
  const need = more > 0 || remainingText !== '' ? NEED_PX : 0;
  return HEAD_PX + segments + legs.length * LEG_PX + need + SUMS_PX + LEGS_TOP_PX + EDGES_PX;
}

const HEAD_PX = 32;
const SEGMENTS_PX = 8;
const LEG_PX = 44;
const NEED_PX = 18;
const SUMS_PX = 32;
/** Height of the upper and the lower border. */
const EDGES_PX = 2;
/** Space between the segments and the first selection. */
const LEGS_TOP_PX = 2;

/** Height of a card whose selections are not included in the response, px: the lowest. */
export const LOWEST_CARD_PX = HEAD_PX + LEGS_TOP_PX + NEED_PX + SUMS_PX + EDGES_PX;
