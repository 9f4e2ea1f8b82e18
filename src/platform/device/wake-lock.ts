/** Keeps the screen awake while a player shows it to somebody, where the browser can. */

/**
 * Requests a wake lock, again whenever the page becomes visible, because browsers release it with the page. Returns a
 * function that ends it.
 */
export function keepScreenAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let ended = false;
  let lock: WakeLockSentinel | undefined;
  const request = async (): Promise<void> => {
    if (ended || document.visibilityState !== 'visible') return;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (ended) await granted.release();
      else lock = granted;
    } catch (error) {
      // Refused: the battery is low, or the page was hidden meanwhile. The screen then sleeps as usual.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  const onVisible = (): void => void request();
  document.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', onVisible);
    void lock?.release();
  };
}
