/** Loads code of the build and retries until it succeeds (rule failure-12). */
import { createListeners } from '../../lib/listeners.ts';
import { reloadGate, canReload, reloadOnce } from '../../platform/service-worker/reload-gate.ts';

/**
 * Firefox names the module that failed. Chromium names the importing one, which is weaker evidence, so it takes more
 * failures.
 */
const NAMED_FAILURES = 2;
const OTHER_FAILURES = 5;

/**
 * Modules whose failure the browser caches (browser-66): Firefox never requests the address again in the same page,
 * and neither do older Chromium versions. Only a reload helps. Calls `reload` if the server has the file although
 * importing it failed again; once per build and tab.
 */
async function reloadOnCachedFailure(reason: unknown, failures: number, reload: () => void): Promise<void> {
  const text = String(reason);
  const address = /https?:\S+/.exec(text)?.[0];
  const enough = text.includes('error loading') ? NAMED_FAILURES : OTHER_FAILURES;
  if (address === undefined || failures < enough || !canReload('remembered')) return;
  const file = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (file?.ok === true) reloadOnce('remembered', reload);
}

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Resolves when a file that failed to load is worth another request: after a pause that doubles with each failure up to
 * 30 s, or as soon as the browser reports a network (rule failure-12).
 * @param onWake adds a listener for other reasons to retry at once, and returns its removal
 */
function retryPause(failures: number, onWake?: (wake: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      leave?.();
      resolve();
    };
    const timer = setTimeout(end, Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS));
    addEventListener('online', end);
    const leave = onWake?.(end);
  });
}

/**
 * Returns true while a style sheet of the page has failed to load. The page's inline script retries it and marks its
 * link (`deploy/page-retry.ts`); the bundler's loader requests each only once.
 */
const isStyleMissing = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[data-failures]')].some(({ sheet }) => sheet === null);

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
