/**
 * Why bets are closed and when they came back, from what is told anyway (rule change-1): how a match stands before and
 * after. Nothing is guessed: a closure nobody said anything about has no reason.
 */
import type { Score } from '../../model/event.ts';
import { clockTime } from '../time.ts';
import { isOver, isStopped } from './score-status.ts';
import { goalSports, mainScore } from './score-text.ts';

export type Happening = 'goal' | 'score' | 'card' | 'part' | 'end';

export interface Happened {
  what: Happening;
  /** Epoch ms. */
  at: number;
}

export interface Closure {
  open: boolean;
  /** Epoch ms; null for what was closed before anybody looked. */
  closedAt: number | null;
  why: Happening | null;
  /** Epoch ms; null for what did not close while somebody looked. */
  openedAt: number | null;
}

/** What happened between two tellings of a score; null for nothing that closes bets, and where one of them is not known. */
export function happening(sportId: number, before: Score | null, after: Score | null): Happening | null {
  if (before === null || after === null) return null;
  if (!isOver(before.status) && isOver(after.status)) return 'end';
  const change = sum(mainScore(sportId, after)) - sum(mainScore(sportId, before));
  if (change > 0) return goalSports.has(sportId) ? 'goal' : 'score';
  if (change < 0) return 'score';
  if (reds(after) > reds(before)) return 'card';
  const stopped = isStopped(before.status) || isStopped(after.status);
  return stopped || after.status === before.status ? null : 'part';
}

export function firstClosure(open: boolean): Closure {
  return { open, closedAt: null, why: null, openedAt: null };
}

/** The same object while nothing is new. @param now epoch ms */
export function nextClosure(closure: Closure, open: boolean, last: Happened | null, now: number): Closure {
  const recent = last !== null && now - last.at <= WHY_MS ? last.what : null;
  if (open) return closure.open ? closure : { ...closure, open, openedAt: now };
  if (closure.open) return { open, closedAt: now, why: recent, openedAt: null };
  // The two hubs do not wait for each other: the goal may come after what it closed.
  const late = last !== null && closure.closedAt !== null && last.at >= closure.closedAt - WHY_MS ? last.what : null;
  return closure.why === null && late !== null ? { ...closure, why: late } : closure;
}

/** "Askıda: gol", "21:14’te açıldı"; '' where there is nothing to say. @param now epoch ms */
export function closureText({ open, why, openedAt }: Closure, now: number): string {
  if (!open) return why === null ? 'Askıda' : `Askıda: ${words[why]}`;
  if (openedAt === null || now - openedAt > TOLD_MS) return '';
  return `Yeniden açıldı ${clockTime(openedAt / 1000)}`;
}

/** So long it is said that bets are open again, ms. */
export const TOLD_MS = 60_000;

/** What lies further back has closed nothing now. */
const WHY_MS = 20_000;

const words: Record<Happening, string> = {
  goal: 'gol',
  score: 'skor değişti',
  card: 'kırmızı kart',
  part: 'bölüm değişti',
  end: 'maç bitti',
};

/** Not known is not 0: nothing is scored by being told. */
function sum(main: { home: string; away: string } | null): number {
  return main === null ? Number.NaN : Number(main.home) + Number(main.away);
}

function reds({ home, away }: Score): number {
  return home.redCards === null && away.redCards === null ? Number.NaN : (home.redCards ?? 0) + (away.redCards ?? 0);
}
