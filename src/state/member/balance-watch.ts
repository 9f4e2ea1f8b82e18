/** The balance while a player waits for money: nothing tells that a bank has sent it. */
import { useEffect } from 'react';
import { refreshSession } from './session-calls.ts';

const LOOK_MS = 30_000;

/** Asks for the session now and then, as long as the screen is there and seen. */
export function useBalanceWatch(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshSession();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}
