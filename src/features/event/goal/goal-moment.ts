/** A goal of the match on screen, derived from two scores (rule match-67). */
import { goalSports, mainScore, showsMinute } from '../../../domain/program/score-text.ts';
import type { Score } from '../../../model/event.ts';
import type { EventHead, SideTexts } from '../../../model/program.ts';
import type { Incident } from '../../../model/statistics.ts';
import { isGoal } from '../../../domain/statistics/timeline.ts';

/** Score of the match as the player sees it: null while it is covered, unknown, or not counted in goals. */
export function visibleGoals(
  head: Pick<EventHead, 'sportId' | 'phase' | 'scoreHidden'> & { score: Score | null },
): SideTexts | null {
  if (head.phase === 0 || head.scoreHidden === true || !goalSports.has(head.sportId)) return null;
  return mainScore(head.sportId, head.score);
}

/** "Gol: Manchester City 2, Paris Saint-Germain 0, 28. dakika": a goal for screen readers (rule match-67). */
export function goalSentence(
  { home, away, sportId, score }: Pick<EventHead, 'home' | 'away' | 'sportId' | 'score'>,
  goals: SideTexts,
): string {
  const minute = score !== null && showsMinute(sportId, score) ? `, ${score.minute ?? 0}. dakika` : '';
  return `Gol: ${home} ${goals.home}, ${away} ${goals.away}${minute}`;
}

/**
 * "GOL · Işıkdağ Z. 73'": the goal that made this score; the team while its scorer is unknown. A later goal in
 * `incidents` is never named, because its score may still be delayed.
 */
export function goalText(incidents: readonly Incident[], score: SideTexts, team: string): string {
  const made = incidents.find(
    (each) => isGoal(each) && String(each.score?.home) === score.home && String(each.score?.away) === score.away,
  );
  if (made === undefined || made.player === '') return `GOL · ${team}`;
  const minute = made.minute === null ? '' : ` ${made.minute}${made.added > 0 ? `+${made.added}` : ''}'`;
  const kind = made.kind === 'ownGoal' ? ' (k.k.)' : '';
  return `GOL · ${made.player}${kind}${minute}`;
}
