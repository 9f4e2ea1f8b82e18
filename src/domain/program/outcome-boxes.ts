/** What the view codes of a market type say of its odds boxes in a list row (wire-config-2). Pure. */
import type { MarketType } from '../../model/market-config.ts';

/** Odds boxes of a market; 0 when the codes do not tell. The two codes differ now and then: the greater has room. */
export function boxCount(key: string, type: Pick<MarketType, 'views'>): number {
  if (sixBoxes.has(key)) return 6;
  return Math.max(0, ...type.views.map((view) => boxesByView[view % 100] ?? 0));
}

/** Outcomes are names of contestants: races and long-term bets. */
export function isNamed(type: Pick<MarketType, 'views'>): boolean {
  return type.views.some((view) => namedViews.has(view % 100));
}

/** Types of old that no list draws. */
export function isDrawn(type: Pick<MarketType, 'views'>): boolean {
  return !type.views.includes(LEGACY);
}

const LEGACY = 999;
/** 101 and 1 are the same view on the web and on a phone. */
const boxesByView: Record<number, number> = { 1: 2, 2: 3, 3: 4, 4: 2, 5: 3, 6: 6, 7: 9, 8: 2 };
const namedViews = new Set([10, 12]);
/** Six outcomes under the code of three. */
const sixBoxes = new Set(['4_708', '4_709']);
