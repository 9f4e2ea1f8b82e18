import { engineLock } from '../../src/contract/names.ts';
import type { EngineEdges } from './edges.ts';

/** Held for the engine's whole life: a tab that is granted it knows that this engine is gone. */
export function holdLock({ locks, signal }: EngineEdges, epoch: string): Promise<void> {
  return new Promise((resolve) => {
    if (locks === undefined) {
      resolve();
      return;
    }
    locks
      .request(engineLock(epoch), { signal }, () => {
        resolve();
        return new Promise(() => undefined);
      })
      // Refused (an opaque origin): the tabs are refused as well and tell its end by other signs.
      .catch(() => resolve());
  });
}
