/** A response may arrive after its screen was left; such a response must change nothing (rule failure-11). */
import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that is true while the requesting component is mounted and `about` is unchanged.
 * @param about the step or thing the request is about: a response about a former one is ignored too
 */
export function useIsMounted(about?: unknown): () => boolean {
  const here = useRef<{ about: unknown } | null>(null);
  // A layout effect, because a plain effect is cleaned up some time after the component leaves the screen.
  useLayoutEffect(() => {
    here.current = { about };
    return () => {
      here.current = null;
    };
  }, [about]);
  return () => here.current !== null && here.current.about === about;
}
