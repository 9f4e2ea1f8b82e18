import { engineLock } from '../../src/contract/names.ts';
import type { EngineEdges } from './edges.ts';

/**
 * The lock an engine holds for its whole life: a tab that is granted it knows that this engine is gone. Answers a
 * function that settles when the lock is held, and takes it again where it was lost.
 *
 * Chromium takes the locks of a SharedWorker that it stops with a page left in the middle of loading, and does not say
 * so: the worker goes on without, and every tab after it takes it for dead (docs/browsers.md, browser-56). `onLost` hears
 * of it: what else was asked of the locks is lost too.
 */
export function holdLock({ locks, signal }: EngineEdges, epoch: string, onLost: () => void): () => Promise<void> {
  let wasHeld = false;
  return () =>
    new Promise((resolve) => {
      if (locks === undefined || signal.aborted) {
        resolve();
        return;
      }
      locks
        .request(engineLock(epoch), { ifAvailable: true }, (lock) => {
          resolve();
          // Not available: it is held, as it should be.
          if (lock === null) return undefined;
          if (wasHeld) onLost();
          wasHeld = true;
          return new Promise(() => undefined);
        })
        // Refused (an opaque origin): the tabs are refused as well and tell its end by other signs.
        .catch(() => resolve());
    });
}
