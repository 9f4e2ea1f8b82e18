import { openPage } from './open-page.ts';

/** Opens the page of a notification when it is tapped. */
export function openPageOnNotificationClick(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(self.clients, event.notification.data));
  });
}
