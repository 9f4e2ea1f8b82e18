import { orElse } from '../../src/storage/or-else.ts';
import { type OfCaches, dropCache } from './drop-cache.ts';
import { withoutVary } from './without-vary.ts';

/**
 * Flags, kept when they are first seen: some hundred files, of which a player sees a few, are no part of the shell. The
 * folder is named by what is in it, so what is kept is right for ever.
 */
const CACHE = 'tribun-flags';
const FOLDER = /^\/assets\/flags-[^/]+\//;

export interface FlagEdges {
  open(name: string): Promise<Cache>;
  fetch(request: Request): Promise<Response>;
}

export function isFlag(url: string): boolean {
  return FOLDER.test(new URL(url).pathname);
}

/** The kept flag, else the network's, which is kept (rule picture-3). Fails without both; the page has letters then. */
export async function flag(request: Request, edges: FlagEdges): Promise<Response> {
  const cache = await orElse(edges.open(CACHE), undefined, withoutCopy);
  const kept =
    cache === undefined ? undefined : await orElse(cache.match(request, { ignoreVary: true }), undefined, withoutCopy);
  if (kept !== undefined) return kept;
  const answer = await edges.fetch(request);
  if (answer.ok && cache !== undefined) await orElse(keep(cache, request, answer.clone()), undefined, withoutCopy);
  return answer;
}

/** Each is kept again when it is seen again. */
export function dropFlags(caches: OfCaches): Promise<void> {
  return dropCache(caches, CACHE);
}

/** The first flag of another set ends the one before. */
async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  const folder = folderOf(request.url);
  const old = (await cache.keys()).filter(({ url }) => folderOf(url) !== folder);
  await Promise.all(old.map((each) => cache.delete(each)));
  await cache.put(request, withoutVary(answer));
}

/** Storage that is full or refused costs the copy alone (rule storage-9). */
function withoutCopy(): void {}

function folderOf(url: string): string {
  return FOLDER.exec(new URL(url).pathname)?.[0] ?? '';
}
