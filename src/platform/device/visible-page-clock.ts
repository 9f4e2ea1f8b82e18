/** The document's members that the clock uses. */
type VisibilitySource = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Clock that ticks while the page is visible, and immediately when it becomes visible again. All listeners share one
 * timer, because a list mounts and unmounts rows in every frame of a scroll; hidden pages have no timer.
 * @returns a function that adds a listener and returns its removal
 */
export function createVisiblePageClock(
  everyMs: number,
  page: () => VisibilitySource,
): (onTick: () => void) => () => void {
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
