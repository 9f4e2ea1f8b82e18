/** Reasons why bets are closed and the time they were reopened, for a match and for one of its markets. */
import { useEffect, useState } from 'react';
import {
  type SuspensionTrigger,
  REOPENED_TEXT_DURATION_MS,
  suspensionText,
  initialSuspension,
  suspensionReason,
  nextSuspension,
} from './bet-suspension.ts';
import type { EventHead } from '../../../model/program.ts';

/** Last incident of a match since it was opened; the same object until the next one. */
export function useLastIncident({ sportId, score, phase }: EventHead): SuspensionTrigger | null {
  const [last, setLast] = useState({ score, happened: null as SuspensionTrigger | null });
  if (last.score !== score) {
    const what = phase === 0 ? null : suspensionReason(sportId, last.score, score);
    setLast({ score, happened: what === null ? last.happened : { reason: what, at: clock() } });
  }
  return last.happened;
}

/** Returns "Askıda: gol", "Yeniden açıldı 21:14", or ''. */
export function useClosureText(open: boolean, happened: SuspensionTrigger | null): string {
  const [closure, setClosure] = useState(() => initialSuspension(open));
  const [now, setNow] = useState(() => clock());
  const next = nextSuspension(closure, open, happened, clock());
  if (next !== closure) {
    setClosure(next);
    setNow(clock());
  }
  const { openedAt } = next;
  useEffect(() => {
    if (openedAt === null) return undefined;
    const timer = setTimeout(() => setNow(clock()), REOPENED_TEXT_DURATION_MS + 1);
    return () => clearTimeout(timer);
  }, [openedAt]);
  return suspensionText(next, now);
}

/** Epoch ms. Received values have no time of their own, so the current time is used. */
const clock = (): number => Date.now();
