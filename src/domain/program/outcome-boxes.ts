/** Odds boxes of a market type in a list row, by its view codes (wire-config-2). Pure. */
import type { MarketType } from '../../model/market-config.ts';

/** Number of odds boxes of a market; 0 if the codes give none. If the two codes differ, the larger number is used. */
export function boxCount(key: string, type: Pick<MarketType, 'views'>): number {
  if (sixBoxes.has(key)) return 6;
  return Math.max(0, ...type.views.map((view) => boxesByView[view % 100] ?? 0));
}

/** True when outcomes are names of contestants: races and long-term bets. */
export function hasNamedOutcomes(type: Pick<MarketType, 'views'>): boolean {
  return type.views.some((view) => namedViews.has(view % 100));
}

/** False for legacy types, which no list displays. */
export function isDisplayedInLists(type: Pick<MarketType, 'views'>): boolean {
  return !type.views.includes(LEGACY);
}

const LEGACY = 999;
/** Codes 101 and 1 are the same view on the web and on a phone. */
const boxesByView: Record<number, number> = { 1: 2, 2: 3, 3: 4, 4: 2, 5: 3, 6: 6, 7: 9, 8: 2 };
const namedViews = new Set([10, 12]);
/** Market types with six outcomes, although their view code means three. */
const sixBoxes = new Set(['4_708', '4_709']);
