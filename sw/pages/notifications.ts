import { openPage } from './open-page.ts';

/** A tap on a notification leads to its page. */
export function openFromNotifications(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(self.clients, event.notification.data));
  });
}
