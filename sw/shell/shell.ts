/** The precached shell: every hashed asset and the one page, which answers any route when there is no network. */
import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { filePath } from '../../src/lib/file-address.ts';
import { dropOlderCopies } from '../../src/storage/content/drop-older-copies.ts';
import { dropFlags, flag, isFlag } from './flags.ts';
import { installWithRoom } from './install.ts';
import { ownPage } from './own-page.ts';
import { policyEntries } from './policy-entries.ts';
import { dropPreviousAssets, isAsset, keepPreviousAssets, previousAsset } from './previous-assets.ts';
import { unframed } from './unframed.ts';

/** Addresses that are no page of the app: services, hubs, the stand-in's control, files. */
const NOT_PAGES = [/^\/api(\/|$)/, /^\/__control(\/|$)/, /^\/assets\//, /^\/sportsBookHub/i, filePath];

export function serveShell(self: ServiceWorkerGlobalScope, entries: (PrecacheEntry | string)[]): void {
  const controller = new PrecacheController({ plugins: [ownPage(() => controller.getCachedURLs())] });
  controller.addToCacheList(policyEntries(entries, self.location.search));

  self.addEventListener('install', (event) =>
    event.waitUntil(
      installWithRoom({
        // Each try has an event of its own: workbox hands a failed one to the event, and the install would be over with it.
        install: () => controller.install(Object.assign(new ExtendableEvent('install'), { waitUntil: () => {} })),
        makeRoom: [
          () => Promise.all([dropFlags(caches), dropOlderCopies()]),
          // The build before the one that runs; that one's own files stay whole.
          () => dropPreviousAssets(caches),
        ],
      }),
    ),
  );
  // A new build is activated with the player's consent only (sw/update.ts); until then the old one's files stay whole.
  self.addEventListener('activate', (event) => {
    const current = new Set(controller.getCachedURLs());
    const activate = async (): Promise<void> => {
      try {
        await keepPreviousAssets(cacheNames.precache, current);
      } finally {
        await controller.activate(event);
      }
    };
    event.waitUntil(activate());
  });

  // The engine of another policy has another address (`engineAddress`).
  const precached = new PrecacheRoute(controller, { ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^policy$/] });
  registerRoute(unframed(precached));
  const page = controller.createHandlerBoundToURL('/index.html');
  registerRoute(unframed(new NavigationRoute(page, { denylist: NOT_PAGES })));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isFlag(url.href),
    ({ request }) => flag(request, { open: (name) => caches.open(name), fetch: (asked) => fetch(asked) }),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isAsset(url.href),
    ({ request }) => previousAsset(request),
  );
}
