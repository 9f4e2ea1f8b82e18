/** The side that scored between two updates of a visible score. */
import type { SideTexts } from '../../model/program.ts';

/**
 * Side whose score increased between two updates; null when neither did, for a corrected score and for the first score.
 */
export function scoredSide(before: SideTexts | null, after: SideTexts | null): 'home' | 'away' | null {
  if (before === null || after === null) return null;
  if (Number(after.home) > Number(before.home)) return 'home';
  return Number(after.away) > Number(before.away) ? 'away' : null;
}

/**
 * Like `scoredSide`, but null for a difference of several goals as well, which was not seen as it happened.
 */
export function goalSide(before: SideTexts | null, after: SideTexts | null): 'home' | 'away' | null {
  if (before === null || after === null) return null;
  const changed =
    Math.abs(Number(after.home) - Number(before.home)) + Math.abs(Number(after.away) - Number(before.away));
  return changed === 1 ? scoredSide(before, after) : null;
}
