/**
 * Installs a build on a device whose storage is full (offline-16). A failed install would fail in the same way at the next
 * check, and the player would stay on an old build, so data that can be fetched later is dropped for it. A player's copies
 * and the files of the running build are never dropped.
 */
import { evictOlderContent } from '../../src/storage/content/evict-content.ts';
import { withFallback } from '../../src/storage/with-fallback.ts';
import { isQuotaError } from '../../src/storage/resilient-database.ts';
import { FLAG_CACHE, PREVIOUS_ASSETS_CACHE } from './stored-assets.ts';

/** Frees space, the least needed data first. Each step is called once, and only while the storage is full. */
const freeSpaceSteps: readonly (() => Promise<unknown>)[] = [
  // Each flag is stored anew when it is shown, and each public response when it is requested.
  () => Promise.all([dropCache(FLAG_CACHE), evictOlderContent()]),
  // The build before the running one: tabs that still run it load missing parts from the network.
  () => dropCache(PREVIOUS_ASSETS_CACHE),
];

/** Rejects with the reason of the last try. @param install stores the files that are not stored yet */
export async function installWithFreedSpace(install: () => Promise<unknown>, steps = freeSpaceSteps): Promise<void> {
  for (const freeSpace of steps) {
    try {
      await install();
      return;
    } catch (reason) {
      if (!isQuotaError(reason)) throw reason;
      await withFallback(freeSpace(), undefined, nothingGone);
    }
  }
  await install();
}

/** The next try shows if there is enough space although this step failed. */
function nothingGone(): void {}

/**
 * Deletes a cache after emptying it. Browsers keep the files of a deleted cache as long as a realm still references it,
 * but the space is needed now (browser-63).
 */
async function dropCache(name: string): Promise<void> {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await caches.delete(name);
}
