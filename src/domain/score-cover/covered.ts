/** What is shown in place of a score that is not to be seen yet (rule cover-2): how far a match is, and none of its figures. */
import { emptyTeam } from '../program/empty-team.ts';
import type { Score } from '../../model/event.ts';
import type { EventHead, EventRow } from '../../model/program.ts';
import { COVER } from './cover-name.ts';
import { standingTexts } from '../program/score-text.ts';
import { HANDBALL } from '../sports.ts';
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
  const plain = tells.has(status) ? { status: RUNNING, minute: null, second: null } : { status, minute, second };
  return { eventId, sportId, updatedAtMs, ...plain, home: emptyTeam(), away: emptyTeam() };
}

/** A clock of who tells no status: "UZ 1.Y", "PEN" and a minute past the regular ones would say that it is a draw. */
export function blankClock(sportId: number, clock: string): string {
  const [minute] = /^\d+(?=['+])/.exec(clock) ?? [];
  const late = minute !== undefined && Number(minute) > (sportId === HANDBALL ? 60 : 90);
  return late || /UZ|PEN|A\.S/.test(clock) ? statusLabel(RUNNING) : clock;
}

const RUNNING = 34;
const tells: ReadonlySet<number> = new Set([
  7, 8, 9, 10, 11, 12, 27, 28, 29, 30, 31, 32, 33, 35, 36, 60, 62, 65, 66, 87, 88, 89, 133, 153, 155,
]);
