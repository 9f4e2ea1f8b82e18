/**
 * Replacement of a score the player does not want to see yet (rule cover-2): the state of the match without any
 * figures.
 */
import { emptyTeam } from '../program/empty-team.ts';
import type { Score } from '../../model/event.ts';
import type { EventHead, EventRow } from '../../model/program.ts';
import { HIDDEN_FIGURE } from './spoiler-preference.ts';
import { matchStatusTexts } from '../program/score-text.ts';
import { HANDBALL } from '../sports.ts';
import { IN_PLAY, isOvertime } from '../program/score-status.ts';
import { statusLabel } from '../program/status-label.ts';

/** The score of a match in a list of scores; `id` is below 0 for a match outside the program. */
export type ListedScore = Pick<EventHead, 'id' | 'score' | 'scoreHidden'>;

/** Returns a match with another score; `scoreHidden` is set when the score must not be shown. */
export function withScore<Head extends EventHead | EventRow | ListedScore>(
  head: Head,
  score: Score | null,
  isHidden: boolean,
): Head {
  const copy: Head = { ...head, score };
  if (isHidden) copy.scoreHidden = true;
  if ('standing' in copy) {
    copy.standing = matchStatusTexts(copy);
    if (isHidden) copy.standing.main = { home: HIDDEN_FIGURE, away: HIDDEN_FIGURE };
  }
  return copy;
}

/**
 * Keeps only the clock and the part. Extra time and penalties would reveal a draw, so these matches are only shown as
 * running.
 */
export function hideScore(score: Score): Score {
  const { eventId, sportId, updatedAtMs, status, minute, second } = score;
  const plain = tellsDraw(status) ? { status: IN_PLAY, minute: null, second: null } : { status, minute, second };
  return { eventId, sportId, updatedAtMs, ...plain, home: emptyTeam(), away: emptyTeam() };
}

/**
 * Clock text for sources without a status. "UZ 1.Y", "PEN" and a minute beyond regular time would reveal a draw, so
 * they are replaced.
 */
export function hideClock(sportId: number, clock: string): string {
  const [minute] = /^\d+(?=['+])/.exec(clock) ?? [];
  const late = minute !== undefined && Number(minute) > (sportId === HANDBALL ? 60 : 90);
  return late || /UZ|PEN|A\.S/.test(clock) ? statusLabel(IN_PLAY) : clock;
}

/** True when the status shows that regular time ended in a draw. */
function tellsDraw(status: number): boolean {
  return isOvertime(status) || beyondRegular.has(status);
}

/** Extra time and penalties with their breaks and ends; a golden set and its end; extra innings. */
const beyondRegular: ReadonlySet<number> = new Set([8, 10, 11, 12, 35, 36, 65, 66, 87, 88, 133, 153, 155]);
