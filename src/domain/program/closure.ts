/**
 * Reason and end of a suspension of bets, derived from the match state before and after a change (rule change-1). A
 * suspension without a known cause has no reason.
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
  /** Epoch ms; null if bets were already closed at the first observation. */
  closedAt: number | null;
  why: Happening | null;
  /** Epoch ms; null if bets have not been closed while observed. */
  openedAt: number | null;
}

/**
 * The change between two scores that explains a suspension; null when there is none, or one of the scores is unknown.
 */
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

/** Returns the same object when nothing changed. @param now epoch ms */
export function nextClosure(closure: Closure, open: boolean, last: Happened | null, now: number): Closure {
  const recent = last !== null && now - last.at <= WHY_MS ? last.what : null;
  if (open) return closure.open ? closure : { ...closure, open, openedAt: now };
  if (closure.open) return { open, closedAt: now, why: recent, openedAt: null };
  // The two hubs are independent, so the goal may arrive after the suspension it caused.
  const late = last !== null && closure.closedAt !== null && last.at >= closure.closedAt - WHY_MS ? last.what : null;
  return closure.why === null && late !== null ? { ...closure, why: late } : closure;
}

/** "Askıda: gol", "Yeniden açıldı 21:14"; '' when there is nothing to show. @param now epoch ms */
export function closureText({ open, why, openedAt }: Closure, now: number): string {
  if (!open) return why === null ? 'Askıda' : `Askıda: ${words[why]}`;
  if (openedAt === null || now - openedAt > TOLD_MS) return '';
  return `Yeniden açıldı ${clockTime(openedAt / 1000)}`;
}

/** Time for which the reopening is shown, ms. */
export const TOLD_MS = 60_000;

/** Maximum time between a change of the match and the suspension it explains, ms. */
const WHY_MS = 20_000;

const words: Record<Happening, string> = {
  goal: 'gol',
  score: 'skor değişti',
  card: 'kırmızı kart',
  part: 'bölüm değişti',
  end: 'maç bitti',
};

/** An unknown score is NaN, not 0, so that its first value does not count as scoring. */
function sum(main: { home: string; away: string } | null): number {
  return main === null ? Number.NaN : Number(main.home) + Number(main.away);
}

function reds({ home, away }: Score): number {
  return home.redCards === null && away.redCards === null ? Number.NaN : (home.redCards ?? 0) + (away.redCards ?? 0);
}
