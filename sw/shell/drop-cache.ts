/**
 * Deletes a cache after emptying it. Browsers keep the files of a deleted cache as long as a realm still references it,
 * but the space is needed now (browser-63).
 */
export async function dropCache(caches: DroppableCaches, name: string): Promise<void> {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  await Promise.all((await cache.keys()).map((request) => cache.delete(request)));
  await caches.delete(name);
}

export type DroppableCaches = Pick<CacheStorage, 'has' | 'open' | 'delete'>;
