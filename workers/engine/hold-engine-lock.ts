import { engineLock } from '../../src/contract/names.ts';
import type { EngineEdges } from './edges.ts';

/**
 * The lock an engine holds for its whole life: a tab that is granted it knows that this engine has ended. Returns a
 * function that requests the lock again if it was lost, and settles when it is held.
 *
 * When a page is left in the middle of loading, Chromium stops its SharedWorker for a moment and releases its locks
 * without notice: the worker runs on, and every later tab takes it for dead (docs/browsers.md, browser-56). `onLost` is
 * then called, because all other lock requests are lost too.
 */
export function holdEngineLock({ locks, signal }: EngineEdges, epoch: string, onLost: () => void): () => Promise<void> {
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
          // The lock is not available because this engine still holds it.
          if (lock === null) return undefined;
          if (wasHeld) onLost();
          wasHeld = true;
          return new Promise(() => undefined);
        })
        // Locks are refused in an opaque origin, for the tabs as well: they detect the engine's end by other signs.
        .catch(() => resolve());
    });
}
