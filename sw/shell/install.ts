/**
 * Installs a build on a device whose storage is full. A failed install would fail in the same way at the next check,
 * and the player would stay on an old build, so data that can be fetched later is dropped for it. A player's copies are
 * never dropped.
 */
import { withFallback } from '../../src/storage/with-fallback.ts';
import { isQuotaError } from '../../src/storage/resilient-database.ts';
import { FLAG_CACHE, PREVIOUS_ASSETS_CACHE } from './stored-assets.ts';

interface InstallEdges {
  /** Fetches the files that are not stored yet. */
  install(): Promise<unknown>;
  /** Steps that free space, the least needed data first; each is called once, and only while the storage is full. */
  freeSpaceSteps: readonly (() => Promise<unknown>)[];
}

/** Rejects with the reason of the last try. */
export async function installWithFreedSpace({ install, freeSpaceSteps: makeRoom }: InstallEdges): Promise<void> {
  for (const drop of makeRoom) {
    try {
      await install();
      return;
    } catch (reason) {
      if (!isQuotaError(reason)) throw reason;
      await withFallback(drop(), undefined, nothingGone);
    }
  }
  await install();
}

/** The next try shows if there is enough space although this step failed. */
function nothingGone(): void {}

/** Deletes all stored flags; each is stored anew when it is shown. */
export function dropFlagCache(caches: DroppableCaches): Promise<void> {
  return dropCache(caches, FLAG_CACHE);
}

/** Deletes the assets of the previous build. Tabs of that build then load missing parts from the network. */
export function dropPreviousAssets(caches: DroppableCaches): Promise<void> {
  return dropCache(caches, PREVIOUS_ASSETS_CACHE);
}

/**
 * Deletes a cache after emptying it. Browsers keep the files of a deleted cache as long as a realm still references it,
 * but the space is needed now (browser-63).
 */
async function dropCache(caches: DroppableCaches, name: string): Promise<void> {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await caches.delete(name);
}

type DroppableCaches = Pick<CacheStorage, 'has' | 'open' | 'delete'>;
