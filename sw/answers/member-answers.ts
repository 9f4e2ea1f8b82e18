/**
 * A member's answers, kept for that member alone: whose a request is says its token, and what no registration opens is
 * neither kept nor answered from a copy. All else that carries a player passes untouched.
 */
import { registerRoute } from 'workbox-routing';
import { openMemberCopies } from '../../src/storage/member/member-copies.ts';
import { memberRequest } from '../../src/storage/member/member-request.ts';
import { openDeviceStore } from '../../src/storage/device/device-database.ts';
import { browserEdges, nowSeconds } from './browser-edges.ts';
import { networkFirst } from './network-first.ts';

export function serveMemberAnswers(self: ServiceWorkerGlobalScope): void {
  const copies = openMemberCopies({ device: openDeviceStore(), locks: self.navigator.locks, now: nowSeconds });
  const slow = new Set<string>();
  registerRoute(
    ({ request }) => memberRequest(request) !== undefined,
    ({ request, event }) => networkFirst(request, browserEdges(event, { copies, slow })),
  );
}
