/**
 * The second step of a changed content policy (`src/platform/service-worker/changed-policy.ts`): files whose headers set a
 * policy (the page, and the scripts a worker starts from) get a revision with that policy. Their names do not change with
 * it; so each build, and each worker that a change of policy started, fetches all of them anew, past the HTTP cache.
 */
import type { PrecacheEntry } from 'workbox-precaching/_types.js';

const PAGE = 'index.html';
const STARTS_WORKER = /^assets\/engine\.(shared|dedicated)-[^/]+\.js$/;

/** @param policy the query of the worker's address, which differs between policies */
export function withPolicyRevisions(
  entries: readonly (PrecacheEntry | string)[],
  policy: string,
): (PrecacheEntry | string)[] {
  const listed = entries.map((entry) => (typeof entry === 'string' ? { url: entry } : entry));
  const build = listed.find(({ url }) => url === PAGE)?.revision ?? '';
  return listed.map((entry) =>
    entry.url === PAGE || STARTS_WORKER.test(entry.url) ? { ...entry, revision: build + policy } : entry,
  );
}
