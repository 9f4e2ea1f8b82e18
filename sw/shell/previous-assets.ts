import { orElse } from '../../src/storage/or-else.ts';
import { type OfCaches, dropCache } from './drop-cache.ts';
import { withoutVary } from './without-vary.ts';

/**
 * The scripts of the build before this one. A tab that may not reload yet (a bet is under way) still runs it and may
 * still ask for a part it has not loaded; one generation is kept, until the next activation.
 */
const CACHE = 'tribun-previous-assets';

/**
 * Moves what the new build no longer lists out of the precache before workbox deletes it there.
 * @param current addresses of the new build's files
 */
export async function keepPreviousAssets(precacheName: string, current: ReadonlySet<string>): Promise<void> {
  const precache = await caches.open(precacheName);
  const outgoing = (await precache.keys()).filter(({ url }) => !current.has(address(url)) && isAsset(url));
  // The same build again, or a first installation: nothing leaves, and what was kept stays useful.
  if (outgoing.length === 0) return;
  await caches.delete(CACHE);
  const previous = await caches.open(CACHE);
  for (const request of outgoing) {
    const response = await precache.match(request, { ignoreVary: true });
    if (response !== undefined) await previous.put(address(request.url), withoutVary(response));
  }
}

/** A tab that still runs that build asks the network for the parts it has not loaded. */
export function dropPreviousAssets(caches: OfCaches): Promise<void> {
  return dropCache(caches, CACHE);
}

/** As it is asked for: workbox keeps some files with a revision behind it (`policy-entries.ts`). */
const address = (key: string): string => key.replace(/\?.*/, '');

/** An asset of the build before; the network is asked for one that neither build knows. */
export async function previousAsset(request: Request): Promise<Response> {
  const previous = await orElse(
    caches.match(request, { cacheName: CACHE, ignoreSearch: true, ignoreVary: true }),
    undefined,
    withoutCopy,
  );
  return previous ?? fetch(request);
}

/** Storage that is full or refused costs the copy alone (rule storage-9). */
function withoutCopy(): void {}

/** Hashed names: what is found under one is always what was meant. */
export function isAsset(url: string): boolean {
  return new URL(url).pathname.startsWith('/assets/');
}
