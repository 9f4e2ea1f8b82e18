/**
 * A module whose failure the browser remembers (browser-66): Firefox never requests the address again as long as the page
 * lives, and neither do older Chromiums. Only a reload brings it.
 */
import { mayReload, reloadOnce } from './reload-once.ts';

/** Firefox names the module that failed. Chromium names the one that imports it, which says less of the missing one. */
const NAMED_FAILURES = 2;
const OTHER_FAILURES = 5;

/** Calls `reload` where the server has the file and another import of it failed all the same; once a build and tab. */
export async function reloadIfRemembered(reason: unknown, failures: number, reload: () => void): Promise<void> {
  const text = String(reason);
  const address = /https?:\S+/.exec(text)?.[0];
  const enough = text.includes('error loading') ? NAMED_FAILURES : OTHER_FAILURES;
  if (address === undefined || failures < enough || !mayReload('remembered')) return;
  const file = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (file?.ok === true) reloadOnce('remembered', reload);
}
