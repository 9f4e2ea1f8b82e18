/** Stores public responses of the services for visitors without a network. */
import { registerRoute } from 'workbox-routing';
import { savesData } from '../../src/lib/saves-data.ts';
import { isKeepSeen } from '../../src/contract/port/service-worker.ts';
import { contentLimits, openContentStore } from '../../src/storage/content/content-database.ts';
import { browserEdges, nowSeconds } from './browser-edges.ts';
import { contentRule } from './allow-list.ts';
import { answer } from './answer.ts';
import { contentCopies } from './content-copies.ts';
import { warmUp } from './warm-up.ts';

export function serveContent(self: ServiceWorkerGlobalScope): void {
  const copies = contentCopies(openContentStore({ limits: contentLimits, now: nowSeconds }));
  const slow = new Set<string>();

  registerRoute(
    ({ request }) => contentRule(request) !== undefined,
    ({ request, event }) => {
      const rule = contentRule(request);
      return rule === undefined ? fetch(request) : answer(request, rule, browserEdges(event, { copies, slow }));
    },
  );

  const warmed = new Set<string>();
  self.addEventListener('message', (event) => {
    if (!isKeepSeen(event.data) || savesData(self.navigator)) return;
    event.waitUntil(warmUp(event.data.path, self.location.origin, warmed, browserEdges(event, { copies, slow })));
  });
}
