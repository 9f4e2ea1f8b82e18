import { useEffect, useRef } from 'react';

/** Acts once, a while after `what` became this; '' waits for nothing. */
export function useAfter(delayMs: number, what: string, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (what === '') return undefined;
    const waiting = setTimeout(() => latest.current(), delayMs);
    return () => clearTimeout(waiting);
  }, [what, delayMs]);
}
