import { coverName } from '../../domain/score-cover/cover-name.ts';
import type { EventHead } from '../../model/program.ts';
import { useScoreWish } from './wish.ts';

/**
 * Returns true when names that contain the score are shown without it, because a name cannot be delayed (rule cover-6).
 */
export function useCoversNames({ phase, covered }: Pick<EventHead, 'phase' | 'covered'>): boolean {
  const { how } = useScoreWish();
  return covered === true || (how === 'delayed' && phase !== 0);
}

/**
 * Returns a function for market names of a coupon's selections. Until the match's state is known, the player's setting
 * decides.
 */
export function useLegNames(): (marketName: string, open: boolean, live: { covered: boolean } | undefined) => string {
  const wished = useScoreWish().how !== 'shown';
  return (marketName, open, live) => (open && (live?.covered ?? wished) ? coverName(marketName) : marketName);
}
