/** Assets stored outside of the precache: flags, and the scripts of the previous build. */
import { withFallback } from '../../src/storage/with-fallback.ts';
import { withoutVary } from './precache-plugins.ts';

/**
 * Name of the cache of flags, which are stored when they are first shown: a player sees a few of some hundred files, so
 * they are no part of the precached shell. Their folder is named by its content, so a stored flag never becomes stale.
 */
export const FLAG_CACHE = 'tribun-flags';
const FOLDER = /^\/assets\/flags-[^/]+\//;

interface FlagEdges {
  open(name: string): Promise<Cache>;
  fetch(request: Request): Promise<Response>;
}

export function isFlagAddress(url: string): boolean {
  return FOLDER.test(new URL(url).pathname);
}

/**
 * The stored flag, else the network's, which is then stored (rule picture-3). Rejects without both; the page then shows
 * letters.
 */
export async function flagResponse(request: Request, edges: FlagEdges): Promise<Response> {
  const cache = await withFallback(edges.open(FLAG_CACHE), undefined, withoutCopy);
  const kept =
    cache === undefined
      ? undefined
      : await withFallback(cache.match(request, { ignoreVary: true }), undefined, withoutCopy);
  if (kept !== undefined) return kept;
  const answer = await edges.fetch(request);
  if (answer.ok && cache !== undefined)
    await withFallback(keep(cache, request, answer.clone()), undefined, withoutCopy);
  return answer;
}

/** Stores a flag and deletes those of another set. */
async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  const folder = folderOf(request.url);
  const old = (await cache.keys()).filter(({ url }) => folderOf(url) !== folder);
  await Promise.all(old.map((each) => cache.delete(each)));
  await cache.put(request, withoutVary(answer));
}

function folderOf(url: string): string {
  return FOLDER.exec(new URL(url).pathname)?.[0] ?? '';
}

/**
 * Name of the cache with the scripts of the previous build. A tab that may not reload yet (a bet is pending) still runs
 * that build and may request a part it has not loaded. One build is stored, until the next activation.
 */
export const PREVIOUS_ASSETS_CACHE = 'tribun-previous-assets';

/**
 * Moves files that the new build no longer lists out of the precache before workbox deletes them.
 * @param current addresses of the new build's files
 */
export async function storePreviousAssets(precacheName: string, current: ReadonlySet<string>): Promise<void> {
  const precache = await caches.open(precacheName);
  const outgoing = (await precache.keys()).filter(({ url }) => !current.has(address(url)) && isAsset(url));
  // The same build is activated once more, or it is the first installation: the stored assets stay useful.
  if (outgoing.length === 0) return;
  await caches.delete(PREVIOUS_ASSETS_CACHE);
  const previous = await caches.open(PREVIOUS_ASSETS_CACHE);
  for (const request of outgoing) {
    const response = await precache.match(request, { ignoreVary: true });
    if (response !== undefined) await previous.put(address(request.url), withoutVary(response));
  }
}

/** The requested address: workbox stores some files with a revision in the query (`with-policy-revisions.ts`). */
const address = (key: string): string => key.replace(/\?.*/, '');

/** Responds with an asset of the previous build, else from the network. */
export async function previousAssetResponse(request: Request): Promise<Response> {
  const previous = await withFallback(
    caches.match(request, { cacheName: PREVIOUS_ASSETS_CACHE, ignoreSearch: true, ignoreVary: true }),
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
