import { withFallback } from '../../src/storage/with-fallback.ts';
import { type DroppableCaches, dropCache } from './drop-cache.ts';
import { withoutVary } from './without-vary.ts';

/**
 * Name of the cache with the scripts of the previous build. A tab that may not reload yet (a bet is pending) still runs
 * that build and may request a part it has not loaded. One build is stored, until the next activation.
 */
const CACHE = 'tribun-previous-assets';

/**
 * Moves files that the new build no longer lists out of the precache before workbox deletes them.
 * @param current addresses of the new build's files
 */
export async function storePreviousAssets(precacheName: string, current: ReadonlySet<string>): Promise<void> {
  const precache = await caches.open(precacheName);
  const outgoing = (await precache.keys()).filter(({ url }) => !current.has(address(url)) && isAsset(url));
  // The same build is activated once more, or it is the first installation: the stored assets stay useful.
  if (outgoing.length === 0) return;
  await caches.delete(CACHE);
  const previous = await caches.open(CACHE);
  for (const request of outgoing) {
    const response = await precache.match(request, { ignoreVary: true });
    if (response !== undefined) await previous.put(address(request.url), withoutVary(response));
  }
}

/** Deletes the cache. Tabs of that build then load missing parts from the network. */
export function dropPreviousAssets(caches: DroppableCaches): Promise<void> {
  return dropCache(caches, CACHE);
}

/** The requested address: workbox stores some files with a revision in the query (`with-policy-revisions.ts`). */
const address = (key: string): string => key.replace(/\?.*/, '');

/** Responds with an asset of the previous build, else from the network. */
export async function previousAssetResponse(request: Request): Promise<Response> {
  const previous = await withFallback(
    caches.match(request, { cacheName: CACHE, ignoreSearch: true, ignoreVary: true }),
    undefined,
    withoutCopy,
  );
  return previous ?? fetch(request);
}

/** A full or refused storage costs only the copy (rule storage-9). */
function withoutCopy(): void {}

/** True for assets, whose hashed names guarantee their content. */
export function isAsset(url: string): boolean {
  return new URL(url).pathname.startsWith('/assets/');
}
