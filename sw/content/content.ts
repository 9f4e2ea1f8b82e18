/** Public answers of the services, kept for a visitor without a network. */
import { registerRoute } from 'workbox-routing';
import { isKeepSeen } from '../../src/contract/service-worker.ts';
import { openContentStore } from '../../src/storage/content-database.ts';
import { contentRule } from './allow-list.ts';
import { type AnswerEdges, answer } from './answer.ts';
import { warmUp } from './warm-up.ts';

/** A week of a visitor's pages; a bulletin of one sport is about 2 MB. */
const LIMITS = { maxAgeSeconds: 7 * 24 * 3600, maxCount: 400, maxBytes: 60_000_000 };

export function serveContent(self: ServiceWorkerGlobalScope): void {
  const now = (): number => Math.floor(Date.now() / 1000);
  const store = openContentStore({ limits: LIMITS, now });
  const slow = new Set<string>();
  const edges = (event: ExtendableEvent): AnswerEdges => ({
    store,
    slow,
    now,
    fetch: (request) => fetch(request),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    extend: (work) => event.waitUntil(work),
  });

  registerRoute(
    ({ request }) => contentRule(request) !== undefined,
    ({ request, event }) => {
      const rule = contentRule(request);
      return rule === undefined ? fetch(request) : answer(request, rule, edges(event));
    },
  );

  const warmed = new Set<string>();
  self.addEventListener('message', (event) => {
    if (!isKeepSeen(event.data)) return;
    event.waitUntil(warmUp(event.data.path, self.location.origin, warmed, edges(event)));
  });
}
