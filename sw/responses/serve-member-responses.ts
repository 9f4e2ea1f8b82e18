/**
 * Stores a member's responses for that member alone. The token of a request identifies the member; without a matching
 * registration nothing is stored or read. Other requests with a player's authorisation pass untouched.
 */
import { registerRoute } from 'workbox-routing';
import { openMemberCache } from '../../src/storage/member/member-cache.ts';
import { memberRequest } from '../../src/storage/member/member-request.ts';
import { openDeviceStore } from '../../src/storage/device/device-database.ts';
import { serviceWorkerEdges, nowSeconds } from './service-worker-edges.ts';
import { networkFirst } from './network-first.ts';

export function serveMemberResponses(self: ServiceWorkerGlobalScope): void {
  const copies = openMemberCache({ device: openDeviceStore(), locks: self.navigator.locks, now: nowSeconds });
  const slow = new Set<string>();
  registerRoute(
    ({ request }) => memberRequest(request) !== undefined,
    ({ request, event }) => networkFirst(request, serviceWorkerEdges(event, { copies, slow })),
  );
}
