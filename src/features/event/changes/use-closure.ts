/** Reasons why bets are closed and the time they were reopened, for a match and for one of its markets. */
import { useEffect, useState } from 'react';
import {
  type Happened,
  TOLD_MS,
  closureText,
  firstClosure,
  happening,
  nextClosure,
} from '../../../domain/program/closure.ts';
import type { EventHead } from '../../../model/program.ts';

/** Last incident of a match since it was opened; the same object until the next one. */
export function useHappened({ sportId, score, phase }: EventHead): Happened | null {
  const [last, setLast] = useState({ score, happened: null as Happened | null });
  if (last.score !== score) {
    const what = phase === 0 ? null : happening(sportId, last.score, score);
    setLast({ score, happened: what === null ? last.happened : { what, at: clock() } });
  }
  return last.happened;
}

/** Returns "Askıda: gol", "Yeniden açıldı 21:14", or ''. */
export function useClosureText(open: boolean, happened: Happened | null): string {
  const [closure, setClosure] = useState(() => firstClosure(open));
  const [now, setNow] = useState(() => clock());
  const next = nextClosure(closure, open, happened, clock());
  if (next !== closure) {
    setClosure(next);
    setNow(clock());
  }
  const { openedAt } = next;
  useEffect(() => {
    if (openedAt === null) return undefined;
    const timer = setTimeout(() => setNow(clock()), TOLD_MS + 1);
    return () => clearTimeout(timer);
  }, [openedAt]);
  return closureText(next, now);
}

/** Epoch ms. Received values have no time of their own, so the current time is used. */
const clock = (): number => Date.now();
