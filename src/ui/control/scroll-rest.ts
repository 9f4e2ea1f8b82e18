/** When a strip that was swiped has come to rest. */

/** Without `scrollend`, a strip that has not moved for this long stands still. */
const QUIET_MS = 120;

/** Answers how to stop listening. */
export function onScrollRest(strip: HTMLElement, rest: () => void): () => void {
  if ('onscrollend' in window) {
    strip.addEventListener('scrollend', rest);
    return () => strip.removeEventListener('scrollend', rest);
  }
  // Safari before 26.2 (browser-62).
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rest, QUIET_MS);
  };
  strip.addEventListener('scroll', moved, { passive: true });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener('scroll', moved);
  };
}
