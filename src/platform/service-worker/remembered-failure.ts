/**
 * A module whose failure the browser remembers (browser-66): Firefox never requests the address again as long as the page
 * lives, and neither do older Chromiums. Only a reload brings it.
 */
import { isMissingPart } from '../../lib/missing-part.ts';
import { mayReload, reloadOnce } from './reload-once.ts';

/** Firefox names the module that failed. Chromium names the one that imports it, which says less of the missing one. */
const NAMED_FAILURES = 2;
const OTHER_FAILURES = 5;

/** Calls `reload` where the server has the file and another import of it failed all the same; once a build and tab. */
export async function reloadIfRemembered(reason: unknown, failures: number, reload: () => void): Promise<void> {
  if (!isMissingPart(reason) || !mayReload('remembered')) return;
  const enough = reason.message.startsWith('error loading') ? NAMED_FAILURES : OTHER_FAILURES;
  const address = /https?:\S+/.exec(reason.message)?.[0];
  if (failures < enough || address === undefined) return;
  const file = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (file?.ok === true) reloadOnce('remembered', reload);
}
