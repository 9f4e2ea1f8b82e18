import { hideMarketFigures } from '../../domain/spoiler/hide-market-figures.ts';
import type { EventHead } from '../../model/program.ts';
import { useSpoilerPreference } from './use-spoiler-preference.ts';

/**
 * Returns true when names that contain the score are shown without it, because a name cannot be delayed (rule cover-6).
 */
export function useAreSpoilerNamesHidden({
  phase,
  scoreHidden: covered,
}: Pick<EventHead, 'phase' | 'scoreHidden'>): boolean {
  const { how } = useSpoilerPreference();
  return covered === true || (how === 'delayed' && phase !== 0);
}

/**
 * Returns a function for market names of a coupon's selections. Until the match's state is known, the player's setting
 * decides.
 */
export function useLegMarketNames(): (
  marketName: string,
  open: boolean,
  live: { scoreHidden: boolean } | undefined,
) => string {
  const hides = useSpoilerPreference().how !== 'shown';
  return (marketName, open, live) =>
    open && (live?.scoreHidden ?? hides) ? hideMarketFigures(marketName) : marketName;
}
