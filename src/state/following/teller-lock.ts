/**
 * Elects the one tab that announces moments of followed matches (rule follow-5): a visible one; without a visible tab, a
 * hidden one if the player wants system notifications. Without Web Locks every visible tab announces.
 */
const NAME = 'tribun:follow';

interface Election {
  /** Called with true when this tab begins to announce, with false when it ends. */
  onElected: (isTeller: boolean) => void;
  mayTellHidden: () => boolean;
  signal: AbortSignal;
}

export function electTeller({ onElected, mayTellHidden, signal }: Election): void {
  const { locks } = navigator as { locks?: LockManager };
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  let turn = new AbortController();

  const begin = (): void => {
    turn.abort();
    if (signal.aborted) return;
    const mine = new AbortController();
    turn = mine;
    const isVisible = document.visibilityState === 'visible';
    if (!isVisible && !mayTellHidden()) return;
    if (locks === undefined) {
      if (isVisible) void serve(mine.signal);
      return;
    }
    // A hidden tab that holds the lock leaves it to this one.
    if (isVisible) channel?.postMessage('visible');
    locks
      .request(NAME, { signal: mine.signal }, () => serve(mine.signal))
      // Aborted because the tab was hidden, shown or left.
      .catch(() => undefined);
  };
  const serve = (lifetime: AbortSignal): Promise<void> => {
    if (lifetime.aborted) return Promise.resolve();
    onElected(true);
    return new Promise((resolve) => {
      const end = (): void => {
        onElected(false);
        resolve();
      };
      lifetime.addEventListener('abort', end, { once: true });
    });
  };
  const yieldToVisible = (): void => {
    if (document.visibilityState !== 'visible') begin();
  };

  begin();
  document.addEventListener('visibilitychange', begin, { signal });
  addEventListener('pageshow', begin, { signal });
  // A page in the back/forward cache would keep the lock.
  addEventListener('pagehide', () => turn.abort(), { signal });
  channel?.addEventListener('message', yieldToVisible, { signal });
  signal.addEventListener(
    'abort',
    () => {
      turn.abort();
      channel?.close();
    },
    { once: true },
  );
}
