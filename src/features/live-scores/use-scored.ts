/** A goal is shown for a moment: to the eye alone, the score says it to everybody. */
import { useEffect, useState } from 'react';
import { scoredSide } from '../../domain/live-scores/columns.ts';
import type { SideTexts } from '../../model/program.ts';

const SHOWN_MS = 8_000;

/** @param from who said it: another source may only have known less */
export function useScored(main: SideTexts | null, from: string): 'home' | 'away' | null {
  const key = main === null ? '' : `${main.home}-${main.away}`;
  const [last, setLast] = useState({ key, main, from, side: null as 'home' | 'away' | null });
  if (last.key !== key || last.from !== from) {
    setLast({ key, main, from, side: last.from === from ? scoredSide(last.main, main) : null });
  }
  useEffect(() => {
    if (last.side === null) return undefined;
    const timer = setTimeout(() => setLast((now) => ({ ...now, side: null })), SHOWN_MS);
    return () => clearTimeout(timer);
    // Another goal of the same side is shown as long.
  }, [last]);
  return last.side;
}
