/**
 * Modules whose failure the browser caches (browser-66): Firefox never requests the address again in the same page, and
 * neither do older Chromium versions. Only a reload helps.
 */
import { canReload, reloadOnce } from './reload-once.ts';

/**
 * Firefox names the module that failed. Chromium names the importing one, which is weaker evidence, so it takes more
 * failures.
 */
const NAMED_FAILURES = 2;
const OTHER_FAILURES = 5;

/** Calls `reload` if the server has the file although importing it failed again; once per build and tab. */
export async function reloadOnCachedFailure(reason: unknown, failures: number, reload: () => void): Promise<void> {
  const text = String(reason);
  const address = /https?:\S+/.exec(text)?.[0];
  const enough = text.includes('error loading') ? NAMED_FAILURES : OTHER_FAILURES;
  if (address === undefined || failures < enough || !canReload('remembered')) return;
  const file = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (file?.ok === true) reloadOnce('remembered', reload);
}
