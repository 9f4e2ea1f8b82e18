/**
 * A new build waits for the player's consent, then takes over every tab at once; each tab reloads when it may
 * (src/platform/service-worker). The very first build takes over without consent, because it replaces nothing.
 */
import { isSkipWaiting } from '../src/contract/port/service-worker-messages.ts';

export function updateOnConsent(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('message', (event) => {
    if (isSkipWaiting(event.data)) event.waitUntil(self.skipWaiting());
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}
