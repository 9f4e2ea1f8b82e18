/**
 * Files whose own headers decide a content policy: the page, and the scripts a worker starts from. Their names do not say
 * which policy they came with, so their keys do: each build, and each worker that a change of policy brought, fetches all
 * of them anew, past the HTTP cache, and what it keeps of them is of one policy.
 */
import type { PrecacheEntry } from 'workbox-precaching/_types.js';

const PAGE = 'index.html';
const STARTS_WORKER = /^assets\/engine\.(shared|dedicated)-[^/]+\.js$/;

/** @param policy what tells this worker from those of other policies: the query of its address */
export function policyEntries(
  entries: readonly (PrecacheEntry | string)[],
  policy: string,
): (PrecacheEntry | string)[] {
  const listed = entries.map((entry) => (typeof entry === 'string' ? { url: entry } : entry));
  const build = listed.find(({ url }) => url === PAGE)?.revision ?? '';
  return listed.map((entry) =>
    entry.url === PAGE || STARTS_WORKER.test(entry.url) ? { ...entry, revision: build + policy } : entry,
  );
}
