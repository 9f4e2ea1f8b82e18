/** Registers the routes of the responses that the service worker stores: public ones, and those of a member. */
import { registerRoute } from 'workbox-routing';
import { shouldSaveData } from '../../src/lib/should-save-data.ts';
import { isWarmCacheMessage } from '../../src/contract/port/service-worker-messages.ts';
import { contentLimits, openContentStore } from '../../src/storage/content/content-database.ts';
import { contentRule, contentCache, isEnvironmentAddress } from './content-cache.ts';
import { respondByRule, networkFirst, type NetworkEdges } from './network-first.ts';
import { shareOnce } from './share-once.ts';
import { warmCache } from './warm-cache.ts';
import { openMemberCache } from '../../src/storage/member/member-cache.ts';
import { memberRequest } from '../../src/storage/member/member-request.ts';
import { openDeviceStore } from '../../src/storage/device/device-database.ts';

/** Stores public responses of the services for visitors without a network. */
export function serveContent(self: ServiceWorkerGlobalScope): void {
  const copies = contentCache(openContentStore({ limits: contentLimits, now: nowSeconds }));
  const slow = new Set<string>();
  const shareEnvironment = shareOnce(() => Date.now());

  registerRoute(
    ({ request }) => contentRule(request) !== undefined,
    ({ request, event }) => {
      const rule = contentRule(request);
      if (rule === undefined) return fetch(request);
      const respond = (): Promise<Response> =>
        respondByRule(request, rule, serviceWorkerEdges(event, { copies, slow }));
      return isEnvironmentAddress(new URL(request.url)) ? shareEnvironment(respond) : respond();
    },
  );

  const warmed = new Set<string>();
  self.addEventListener('message', (event) => {
    if (!isWarmCacheMessage(event.data) || shouldSaveData(self.navigator)) return;
    event.waitUntil(
      warmCache(event.data.path, self.location.origin, warmed, serviceWorkerEdges(event, { copies, slow })),
    );
  });
}

/**
 * Stores a member's responses for that member alone. The token of a request identifies the member; without a matching
 * registration nothing is stored or read. Other requests with a player's authorisation pass untouched.
 */
export function serveMemberResponses(self: ServiceWorkerGlobalScope): void {
  const copies = openMemberCache({ device: openDeviceStore(), locks: self.navigator.locks, now: nowSeconds });
  const slow = new Set<string>();
  registerRoute(
    ({ request }) => memberRequest(request) !== undefined,
    ({ request, event }) => networkFirst(request, serviceWorkerEdges(event, { copies, slow })),
  );
}

/** The edges of one event in a real service worker. */
function serviceWorkerEdges(
  event: ExtendableEvent,
  { copies, slow }: Pick<NetworkEdges, 'copies' | 'slow'>,
): NetworkEdges {
  return {
    copies,
    slow,
    now: () => Date.now() / 1000,
    fetch: (request) => fetch(request),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    extend: (work) => event.waitUntil(work),
  };
}

const nowSeconds = (): number => Math.floor(Date.now() / 1000);
