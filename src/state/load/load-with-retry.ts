/** Loads code of the build and retries until it succeeds (rule failure-12). */
import { createListeners } from '../../lib/listeners.ts';
import { retryPause } from '../../platform/page/retry-pause.ts';
import { isStyleMissing } from '../../platform/page/is-style-missing.ts';
import { reloadGate } from '../../platform/service-worker/reload-gate.ts';
import { reloadOnCachedFailure } from '../../platform/service-worker/cached-module-failure.ts';

/** Ends the pauses of all parts not loaded yet: the hubs are connected again, or a player wants one now. */
export const partRetryListeners = createListeners();

/** Pauses, 15 s in all, after which a part is used without its styles. */
const STYLE_PAUSES = 4;

/**
 * Returns the chunk's exports once it and its styles have loaded. @param onFailure called for each failed try, counted
 * from 1
 */
export async function loadWithRetry<Exports>(
  chunk: () => Promise<Exports>,
  onFailure?: (reason: unknown, failures: number) => void,
): Promise<Exports> {
  for (let tries = 1; ; tries += 1) {
    // Each try follows the pause of the one before.
    // oxlint-disable no-await-in-loop
    try {
      const exports = await chunk();
      if (!isStyleMissing() || tries > STYLE_PAUSES) return exports;
    } catch (reason) {
      onFailure?.(reason, tries);
      await reloadOnCachedFailure(reason, tries, reloadGate.request);
    }
    await retryPause(tries, partRetryListeners.add);
    // oxlint-enable no-await-in-loop
  }
}
