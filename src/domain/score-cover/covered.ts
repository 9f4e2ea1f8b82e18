/** What is shown in place of a score that is not to be seen yet (rule cover-2): how far a match is, and none of its figures. */
import { emptyTeam } from '../program/empty-team.ts';
import type { Score } from '../../model/event.ts';
import type { EventHead, EventRow } from '../../model/program.ts';
import { COVER } from './cover-name.ts';
import { standingTexts } from '../program/score-text.ts';
import { HANDBALL } from '../sports.ts';
import { UNDER_WAY, isOvertime } from '../program/score-status.ts';
import { statusLabel } from '../program/status-label.ts';

/** A head or a row with another score; `covered` while that says nothing. */
export function withScore<Head extends EventHead | EventRow>(head: Head, score: Score | null, covered: boolean): Head {
  const copy: Head = { ...head, score };
  if (covered) copy.covered = true;
  if ('standing' in copy) {
    copy.standing = standingTexts(copy);
    if (covered) copy.standing.main = { home: COVER, away: COVER };
  }
  return copy;
}

/** Its clock and part alone. Extra time and penalties would say that it is a draw: nothing is told of them but that it runs. */
export function blankScore(score: Score): Score {
  const { eventId, sportId, updatedAtMs, status, minute, second } = score;
  const plain = tellsDraw(status) ? { status: UNDER_WAY, minute: null, second: null } : { status, minute, second };
  return { eventId, sportId, updatedAtMs, ...plain, home: emptyTeam(), away: emptyTeam() };
}

/** A clock of who tells no status: "UZ 1.Y", "PEN" and a minute past the regular ones would say that it is a draw. */
export function blankClock(sportId: number, clock: string): string {
  const [minute] = /^\d+(?=['+])/.exec(clock) ?? [];
  const late = minute !== undefined && Number(minute) > (sportId === HANDBALL ? 60 : 90);
  return late || /UZ|PEN|A\.S/.test(clock) ? statusLabel(UNDER_WAY) : clock;
}

/** The regular parts brought no decision. */
function tellsDraw(status: number): boolean {
  return isOvertime(status) || beyondRegular.has(status);
}

/** Extra time and penalties, their pauses and their ends; a golden set and its end; extra innings. */
const beyondRegular: ReadonlySet<number> = new Set([8, 10, 11, 12, 35, 36, 65, 66, 87, 88, 133, 153, 155]);
