import { coverName } from '../../domain/score-cover/cover-name.ts';
import type { EventHead } from '../../model/program.ts';
import { useScoreWish } from './wish.ts';

/** Whether what carries the score of a match in its name is shown without it: a name cannot wait (rule cover-6). */
export function useCoversNames({ phase, covered }: Pick<EventHead, 'phase' | 'covered'>): boolean {
  const { how } = useScoreWish();
  return covered === true || (how === 'delayed' && phase !== 0);
}

/** Names of the markets of a coupon's selections. Until it is known how a match stands, as the player wishes scores. */
export function useLegNames(): (marketName: string, open: boolean, live: { covered: boolean } | undefined) => string {
  const wished = useScoreWish().how !== 'shown';
  return (marketName, open, live) => (open && (live?.covered ?? wished) ? coverName(marketName) : marketName);
}
