/** What a clock needs of the document. */
export type ShownPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * A clock that ticks while the page is shown, and at once when it is shown again. One timer for all who listen: a list
 * mounts and unmounts rows in every frame of a scroll, and a hidden page is woken by nobody.
 * @returns what adds a listener; its answer removes it
 */
export function createShownClock(everyMs: number, page: () => ShownPage): (onTick: () => void) => () => void {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = (): void => {
    for (const onTick of listeners) onTick();
  };
  const run = (): void => {
    clearInterval(timer);
    timer = page().visibilityState === 'hidden' ? undefined : setInterval(tick, everyMs);
  };
  const onVisibility = (): void => {
    run();
    if (timer !== undefined) tick();
  };
  return (onTick) => {
    listeners.add(onTick);
    if (listeners.size === 1) {
      run();
      page().addEventListener('visibilitychange', onVisibility);
    }
    return () => {
      listeners.delete(onTick);
      if (listeners.size > 0) return;
      clearInterval(timer);
      page().removeEventListener('visibilitychange', onVisibility);
    };
  };
}
