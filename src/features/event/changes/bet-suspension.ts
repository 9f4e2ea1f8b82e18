/**
 * Reason and end of a suspension of bets, derived from the match state before and after a change (rule change-1). A
 * suspension without a known cause has no reason.
 */
import type { Score } from '../../../model/event.ts';
import { clockTime } from '../../../domain/time.ts';
import { hasMatchEnded, isInterrupted } from '../../../domain/program/score-status.ts';
import { goalSports, mainScore } from '../../../domain/program/score-text.ts';

type SuspensionReason = 'goal' | 'score' | 'card' | 'part' | 'end';

export interface SuspensionTrigger {
  reason: SuspensionReason;
  /** Epoch ms. */
  at: number;
}

export interface SuspensionState {
  open: boolean;
  /** Epoch ms; null if bets were already closed at the first observation. */
  closedAt: number | null;
  reason: SuspensionReason | null;
  /** Epoch ms; null if bets have not been closed while observed. */
  openedAt: number | null;
}

/**
 * The change between two scores that explains a suspension; null when there is none, or one of the scores is unknown.
 */
export function suspensionReason(sportId: number, before: Score | null, after: Score | null): SuspensionReason | null {
  if (before === null || after === null) return null;
  if (!hasMatchEnded(before.status) && hasMatchEnded(after.status)) return 'end';
  const change = sum(mainScore(sportId, after)) - sum(mainScore(sportId, before));
  if (change > 0) return goalSports.has(sportId) ? 'goal' : 'score';
  if (change < 0) return 'score';
  if (reds(after) > reds(before)) return 'card';
  const stopped = isInterrupted(before.status) || isInterrupted(after.status);
  return stopped || after.status === before.status ? null : 'part';
}

export function initialSuspension(open: boolean): SuspensionState {
  return { open, closedAt: null, reason: null, openedAt: null };
}

/** Returns the same object when nothing changed. @param now epoch ms */
export function nextSuspension(
  closure: SuspensionState,
  open: boolean,
  last: SuspensionTrigger | null,
  now: number,
): SuspensionState {
  const recent = last !== null && now - last.at <= WHY_MS ? last.reason : null;
  if (open) return closure.open ? closure : { ...closure, open, openedAt: now };
  if (closure.open) return { open, closedAt: now, reason: recent, openedAt: null };
  // The two hubs are independent, so the goal may arrive after the suspension it caused.
  const late = last !== null && closure.closedAt !== null && last.at >= closure.closedAt - WHY_MS ? last.reason : null;
  return closure.reason === null && late !== null ? { ...closure, reason: late } : closure;
}

/** "Askıda: gol", "Yeniden açıldı 21:14"; '' when there is nothing to show. @param now epoch ms */
export function suspensionText({ open, reason: why, openedAt }: SuspensionState, now: number): string {
  if (!open) return why === null ? 'Askıda' : `Askıda: ${words[why]}`;
  if (openedAt === null || now - openedAt > REOPENED_TEXT_DURATION_MS) return '';
  return `Yeniden açıldı ${clockTime(openedAt / 1000)}`;
}

/** Time for which the reopening is shown, ms. */
export const REOPENED_TEXT_DURATION_MS = 60_000;

/** Maximum time between a change of the match and the suspension it explains, ms. */
const WHY_MS = 20_000;

const words: Record<SuspensionReason, string> = {
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
