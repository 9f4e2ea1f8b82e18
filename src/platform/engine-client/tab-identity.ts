/** Id of the tab, and the lock by which the engine knows that the tab is alive. */
import { tabLock } from '../../contract/names.ts';

export interface TabIdentity {
  tabId: string;
  /** Resolves when the lock is held; before that the engine would consider the tab closed. */
  ready: Promise<void>;
  release(): void;
}

export function claimTabIdentity(): TabIdentity {
  const tabId = crypto.randomUUID();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ready = new Promise<void>((resolve) => {
    if (navigator.locks === undefined) {
      resolve();
      return;
    }
    navigator.locks
      .request(tabLock(tabId), () => {
        resolve();
        return released;
      })
      // Refused in an opaque origin, where the engine has no locks either and counts no tabs.
      .catch(() => resolve());
  });
  return { tabId, ready, release: () => release() };
}
