/** Stores public responses of the services for visitors without a network. */
import { registerRoute } from 'workbox-routing';
import { shouldSaveData } from '../../src/lib/should-save-data.ts';
import { isWarmCacheMessage } from '../../src/contract/port/service-worker-messages.ts';
import { contentLimits, openContentStore } from '../../src/storage/content/content-database.ts';
import { serviceWorkerEdges, nowSeconds } from './service-worker-edges.ts';
import { contentRule } from './allow-list.ts';
import { respondByRule } from './respond-by-rule.ts';
import { contentCache } from './content-cache.ts';
import { warmCache } from './warm-cache.ts';

export function serveContent(self: ServiceWorkerGlobalScope): void {
  const copies = contentCache(openContentStore({ limits: contentLimits, now: nowSeconds }));
  const slow = new Set<string>();

  registerRoute(
    ({ request }) => contentRule(request) !== undefined,
    ({ request, event }) => {
      const rule = contentRule(request);
      return rule === undefined
        ? fetch(request)
        : respondByRule(request, rule, serviceWorkerEdges(event, { copies, slow }));
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
