/** Why bets are closed and when they came back, for a match and for a market of it. */
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

/** What happened last in a match while somebody looks; the same object until something else does. */
export function useHappened({ sportId, score, phase }: EventHead): Happened | null {
  const [last, setLast] = useState({ score, happened: null as Happened | null });
  if (last.score !== score) {
    const what = phase === 0 ? null : happening(sportId, last.score, score);
    setLast({ score, happened: what === null ? last.happened : { what, at: clock() } });
  }
  return last.happened;
}

/** "Askıda: gol", "Yeniden açıldı 21:14", or ''. */
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

/** Epoch ms. What was told is told now: it has no time of its own. */
const clock = (): number => Date.now();
