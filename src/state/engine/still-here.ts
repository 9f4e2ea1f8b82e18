/** What was asked here may be answered when nobody is here any more: such an answer moves nothing (rule failure-11). */
import { useLayoutEffect, useRef } from 'react';

/**
 * Says when an answer is there whether who asked still is.
 * @param about the step or thing on the screen as it was asked: an answer about one that was left is late too
 */
export function useStillHere(about?: unknown): () => boolean {
  const here = useRef<{ about: unknown } | null>(null);
  // As it leaves the screen, and not some time after.
  useLayoutEffect(() => {
    here.current = { about };
    return () => {
      here.current = null;
    };
  }, [about]);
  return () => here.current !== null && here.current.about === about;
}
