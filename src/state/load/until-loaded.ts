/** Code of the build that did not come, requested until it has (rule failure-12). */
import { createListeners } from '../../lib/listeners.ts';
import { retryPause } from '../../platform/page/retry-pause.ts';
import { stylesLoaded } from '../../platform/page/styles.ts';
import { reloadGate } from '../../platform/service-worker/reload-gate.ts';
import { reloadIfRemembered } from '../../platform/service-worker/remembered-failure.ts';

/** Ends the pauses of all parts that are missing: the hubs are connected again, or a player wants one now. */
export const retryParts = createListeners();

/** What the chunk exports, once it and its styles have loaded. @param onFailure called for each failed try, counted from 1 */
export function untilLoaded<Exports>(
  chunk: () => Promise<Exports>,
  onFailure?: (reason: unknown, failures: number) => void,
): Promise<Exports> {
  const load = async (failures: number): Promise<Exports> => {
    try {
      const exports = await chunk();
      await stylesLoaded();
      return exports;
    } catch (reason) {
      const failed = failures + 1;
      onFailure?.(reason, failed);
      await reloadIfRemembered(reason, failed, reloadGate.request);
      await retryPause(failed, retryParts.add);
      return load(failed);
    }
  };
  return load(0);
}
