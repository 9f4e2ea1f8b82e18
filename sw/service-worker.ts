/** The service worker: its wiring, and the consent to an update. */
import { broadcastUncaughtErrors } from '../src/contract/uncaught-errors.ts';
import { serveContent, serveMemberResponses } from './responses/serve-responses.ts';
import { openPage } from './open-page.ts';
import { serveShell } from './shell/serve-shell.ts';
import { isSkipWaiting } from '../src/contract/port/service-worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

broadcastUncaughtErrors(globalThis, 'serviceWorker');
updateOnConsent(self);
openPageOnNotificationClick(self);
serveContent(self);
serveMemberResponses(self);
// The build replaces workbox's placeholder with the list of files.
// oxlint-disable-next-line eslint/no-underscore-dangle
serveShell(self, self.__WB_MANIFEST);

/**
 * A new build waits for the player's consent, then takes over every tab at once; each tab reloads when it may
 * (src/platform/service-worker). The very first build takes over without consent, because it replaces nothing.
 */
function updateOnConsent(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('message', (event) => {
    if (isSkipWaiting(event.data)) event.waitUntil(self.skipWaiting());
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
}

/** Opens the page of a notification when it is tapped. */
function openPageOnNotificationClick(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(self.clients, event.notification.data));
  });
}
