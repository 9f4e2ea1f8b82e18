/** Detection of the end of a swipe. */

/** Time without scrolling after which a strip counts as at rest in browsers without `scrollend`, ms. */
const SCROLL_END_DELAY_MS = 120;

/**
 * Calls `rest` whenever the strip has stopped scrolling.
 * @returns a function that stops listening
 */
export function onScrollEnd(strip: HTMLElement, rest: () => void): () => void {
  if ('onscrollend' in window) {
    strip.addEventListener('scrollend', rest);
    return () => strip.removeEventListener('scrollend', rest);
  }
  // Fallback for Safari before 26.2 (browser-62).
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rest, SCROLL_END_DELAY_MS);
  };
  strip.addEventListener('scroll', moved, { passive: true });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener('scroll', moved);
  };
}
