/**
 * A new build waits until a player agrees to it, then takes over every tab at once; each reloads itself when it may
 * (src/platform/service-worker). The very first one takes over without asking: there is nothing it could replace.
 */
import { isSkipWaiting } from '../src/contract/port/service-worker.ts';

export function updateOnConsent(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('message', (event) => {
    if (isSkipWaiting(event.data)) event.waitUntil(self.skipWaiting());
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
