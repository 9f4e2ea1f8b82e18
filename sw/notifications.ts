/** A tap on a notification leads to its page: in a tab that is open, or in a new one. */
import { type OpenPage, OPEN_PAGE, isPagePath } from '../src/contract/service-worker.ts';

export function openFromNotifications(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(self, pathOf(event.notification.data)));
  });
}

async function openPage({ clients }: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Never one that another page embeds.
  const tab = tabs.find(({ frameType }) => frameType === 'top-level');
  if (tab === undefined) {
    await clients.openWindow(path);
    return;
  }
  const focused = await tab.focus().catch(() => tab);
  focused.postMessage({ type: OPEN_PAGE, path } satisfies OpenPage);
}

function pathOf(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
  return isPagePath(path) ? path : '/';
}
