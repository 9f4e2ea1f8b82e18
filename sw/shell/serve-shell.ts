/** The precached shell: every hashed asset and the one page, which is served for any route without a network. */
import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { filePathPattern } from '../../src/lib/file-path-pattern.ts';
import { flagResponse, isFlagAddress, isAsset, storePreviousAssets, previousAssetResponse } from './stored-assets.ts';
import { installWithFreedSpace } from './install.ts';
import { optionalFilesPlugin, ownPagePlugin } from './precache-plugins.ts';
import { withPolicyRevisions } from './with-policy-revisions.ts';
import { withoutFrames } from './without-frames.ts';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { withFallback } from '../../src/storage/with-fallback.ts';

/** Addresses that are not pages of the app: services, hubs, the stand-in's control, files. */
const NOT_PAGES = [/^\/api(\/|$)/, /^\/__control(\/|$)/, /^\/assets\//, /^\/sportsBookHub/i, filePathPattern];

export function serveShell(self: ServiceWorkerGlobalScope, entries: (PrecacheEntry | string)[]): void {
  const controller = new PrecacheController({
    plugins: [ownPagePlugin(() => controller.getCachedURLs()), optionalFilesPlugin()],
  });
  // Files stored by an older build may have a `Vary` header that would keep them from matching.
  Object.assign(controller.strategy, { matchOptions: { ignoreVary: true } });
  controller.addToCacheList(withPolicyRevisions(entries, self.location.search));
  // Each run gets an event of its own, because workbox passes a failure to the event, which would end the install.
  const install = (): Promise<unknown> =>
    controller.install(Object.assign(new ExtendableEvent('install'), { waitUntil: () => {} }));

  self.addEventListener('install', (event) => event.waitUntil(installWithFreedSpace(install)));
  // A new build is activated only with the player's consent (sw/service-worker.ts); until then the running build's files stay
  // complete.
  self.addEventListener('activate', (event) => {
    const current = new Set(controller.getCachedURLs());
    const activate = async (): Promise<void> => {
      try {
        await storePreviousAssets(cacheNames.precache, current);
      } finally {
        await controller.activate(event);
      }
    };
    event.waitUntil(activate());
  });

  // The engine's address has the policy in its query (`engineAddress`).
  const precached = new PrecacheRoute(controller, { ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^policy$/] });
  registerRoute(withoutFrames(precached));
  const page = withShellCompletion(controller.createHandlerBoundToURL('/index.html'), controller, install);
  registerRoute(withoutFrames(new NavigationRoute(page, { denylist: NOT_PAGES })));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isFlagAddress(url.href),
    ({ request }) => flagResponse(request, { open: (name) => caches.open(name), fetch: (asked) => fetch(asked) }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isAsset(url.href),
    ({ request }) => previousAssetResponse(request),
  );
}

/**
 * Fetches the files that the install skipped (`optionalFilesPlugin`), once in each life of the worker. It wraps the
 * handler of pages, because an event that a route responds to reaches no later listener.
 * @param install stores the missing files; stored ones are not fetched a second time
 */
function withShellCompletion(
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
