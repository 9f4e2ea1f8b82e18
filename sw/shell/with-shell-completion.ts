/** Fetches the files that the install skipped (`optional-files-plugin.ts`), once in each life of the worker. */
import { cacheNames } from 'workbox-core';
import type { PrecacheController } from 'workbox-precaching';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { withFallback } from '../../src/storage/with-fallback.ts';

/**
 * Wraps the handler of pages, because an event that a route responds to reaches no later listener.
 * @param install stores the missing files; stored ones are not fetched a second time
 */
export function withShellCompletion(
  page: RouteHandlerCallback,
  controller: PrecacheController,
  install: () => Promise<unknown>,
): RouteHandlerCallback {
  const complete = async (): Promise<void> => {
    const stored = await (await caches.open(cacheNames.precache)).keys();
    if (stored.length < controller.getCachedURLs().length) await install();
  };
  let begun = false;
  return (visit) => {
    if (!begun) visit.event.waitUntil(withFallback(complete(), undefined, stillMissing));
    begun = true;
    return page(visit);
  };
}

/** Pages load a missing file from the network until a later visit stores it. */
function stillMissing(): void {}
