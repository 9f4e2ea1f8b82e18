import { withFallback } from '../../src/storage/with-fallback.ts';
import { type DroppableCaches, dropCache } from './drop-cache.ts';
import { withoutVary } from './without-vary.ts';

/**
 * Name of the cache of flags, which are stored when they are first shown: a player sees a few of some hundred files, so
 * they are no part of the precached shell. Their folder is named by its content, so a stored flag never becomes stale.
 */
const CACHE = 'tribun-flags';
const FOLDER = /^\/assets\/flags-[^/]+\//;

export interface FlagEdges {
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
  const cache = await withFallback(edges.open(CACHE), undefined, withoutCopy);
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

/** Deletes all stored flags; each is stored anew when it is shown. */
export function dropFlagCache(caches: DroppableCaches): Promise<void> {
  return dropCache(caches, CACHE);
}

/** Stores a flag and deletes those of another set. */
async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  const folder = folderOf(request.url);
  const old = (await cache.keys()).filter(({ url }) => folderOf(url) !== folder);
  await Promise.all(old.map((each) => cache.delete(each)));
  await cache.put(request, withoutVary(answer));
}

/** A full or refused storage costs only the copy (rule storage-9). */
function withoutCopy(): void {}

function folderOf(url: string): string {
  return FOLDER.exec(new URL(url).pathname)?.[0] ?? '';
}
