/** Balance while a player waits for a deposit: no notification reports a bank transfer. */
import { useEffect } from 'react';
import { refreshSession } from './session-calls.ts';

const LOOK_MS = 30_000;

/** Refreshes the session every 30 s while the screen is mounted and visible. */
export function useBalancePolling(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshSession();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}
