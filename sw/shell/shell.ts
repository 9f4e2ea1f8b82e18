/** The precached shell: every hashed asset and the one page, which is served for any route without a network. */
import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { filePath } from '../../src/lib/file-address.ts';
import { dropOlderCopies } from '../../src/storage/content/drop-older-copies.ts';
import { completing } from './complete-shell.ts';
import { dropFlags, flag, isFlag } from './flags.ts';
import { installWithRoom } from './install.ts';
import { optionalFiles } from './optional-files.ts';
import { ownPage } from './own-page.ts';
import { policyEntries } from './policy-entries.ts';
import { dropPreviousAssets, isAsset, keepPreviousAssets, previousAsset } from './previous-assets.ts';
import { unframed } from './unframed.ts';

/** Addresses that are not pages of the app: services, hubs, the stand-in's control, files. */
const NOT_PAGES = [/^\/api(\/|$)/, /^\/__control(\/|$)/, /^\/assets\//, /^\/sportsBookHub/i, filePath];

export function serveShell(self: ServiceWorkerGlobalScope, entries: (PrecacheEntry | string)[]): void {
  const controller = new PrecacheController({ plugins: [ownPage(() => controller.getCachedURLs()), optionalFiles()] });
  // Files stored by an older build may have a `Vary` header that would keep them from matching.
  Object.assign(controller.strategy, { matchOptions: { ignoreVary: true } });
  controller.addToCacheList(policyEntries(entries, self.location.search));
  // Each run gets an event of its own, because workbox passes a failure to the event, which would end the install.
  const install = (): Promise<unknown> =>
    controller.install(Object.assign(new ExtendableEvent('install'), { waitUntil: () => {} }));

  self.addEventListener('install', (event) =>
    event.waitUntil(
      installWithRoom({
        install,
        makeRoom: [
          () => Promise.all([dropFlags(caches), dropOlderCopies()]),
          // The build before the running one; the running build's files stay complete.
          () => dropPreviousAssets(caches),
        ],
      }),
    ),
  );
  // A new build is activated only with the player's consent (sw/update.ts); until then the running build's files stay
  // complete.
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

  // The engine's address has the policy in its query (`engineAddress`).
  const precached = new PrecacheRoute(controller, { ignoreURLParametersMatching: [/^utm_/, /^fbclid$/, /^policy$/] });
  registerRoute(unframed(precached));
  const page = completing(controller.createHandlerBoundToURL('/index.html'), controller, install);
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
