/** The side that scored, for a moment after a goal. Shown visually only, because the score itself is read out. */
import { useEffect, useState } from 'react';
import { scoredSide } from './score-columns.ts';
import type { SideTexts } from '../../model/program.ts';

const SHOWN_MS = 8_000;

/** @param from source of the score: a difference to another source is not a goal */
export function useScoringSide(main: SideTexts | null, from: string): 'home' | 'away' | null {
  const key = main === null ? '' : `${main.home}-${main.away}`;
  const [last, setLast] = useState({ key, main, from, side: null as 'home' | 'away' | null });
  if (last.key !== key || last.from !== from) {
    setLast({ key, main, from, side: last.from === from ? scoredSide(last.main, main) : null });
  }
  useEffect(() => {
    if (last.side === null) return undefined;
    const timer = setTimeout(() => setLast((now) => ({ ...now, side: null })), SHOWN_MS);
    return () => clearTimeout(timer);
    // Depends on `last`, so that another goal of the same side is shown for the full time.
  }, [last]);
  return last.side;
}
