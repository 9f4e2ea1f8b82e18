/**
 * Gives files whose headers set a content policy (the page, and the scripts a worker starts from) a revision with that
 * policy. Their names do not change with the policy; so each build, and each worker that a change of policy started,
 * fetches all of them anew, past the HTTP cache, and stores them under one policy.
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
