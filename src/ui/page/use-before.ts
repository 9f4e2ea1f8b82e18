import { useEffect, useState } from 'react';

/** The longest a timer waits is 24 days. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Whether a moment (epoch seconds) is still to come: components render again when it comes. */
export function useBefore(at: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = at * 1000 - now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}
