import { type RefObject, useEffect, useState } from 'react';
import { newLineCount } from './commentary-lines.ts';
import type { CommentaryLine } from '../../../model/statistics.ts';

interface DeferredLines {
  visibleLines: readonly CommentaryLine[];
  /** Number of new lines that are held back. */
  pendingCount: number;
  /** Shows all lines. */
  release: () => void;
}

/** The current lines while the top of the list is visible; otherwise the lines as they were when it left the screen. */
export function useDeferredLines(lines: readonly CommentaryLine[], top: RefObject<HTMLElement | null>): DeferredLines {
  const [away, setAway] = useState(false);
  const [held, setHeld] = useState<readonly CommentaryLine[]>(lines);
  useEffect(() => {
    const mark = top.current;
    if (mark === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      // A mark below the screen is not scrolled past.
      if (last !== undefined) setAway(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [top]);
  const holds = away && held.length > 0;
  if (!holds && held !== lines) setHeld(lines);
  return {
    visibleLines: holds ? held : lines,
    pendingCount: holds ? newLineCount(lines, held) : 0,
    release: () => setHeld(lines),
  };
}
