/** Everything a browser stores of an origin, as text, to search for data that must be removed. */
import type { Page } from 'playwright';

/** Cookies, both storages, every IndexedDB store, every cache, the document. */
export async function everythingKept(page: Page): Promise<Record<string, string>> {
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const stores = await Promise.all(
      databases.map(async ({ name = '' }) => {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name);
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error(name)));
        });
        const names = [...database.objectStoreNames];
        const rows = await Promise.all(
          names.map(
            (store) =>
              new Promise<unknown[]>((resolve, reject) => {
                const request = database.transaction(store).objectStore(store).getAll();
                request.addEventListener('success', () => resolve(request.result as unknown[]));
                request.addEventListener('error', () => reject(request.error ?? new Error(store)));
              }),
          ),
        );
        database.close();
        return [name, JSON.stringify(rows)];
      }),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        const bodies = await Promise.all(
          requests
            .filter(({ url }) => !url.includes('/assets/'))
            .map(async (request) => `${request.url} ${await (await cache.match(request))?.text()}`),
        );
        return [name, bodies.join('\n')];
      }),
    );
    return {
      cookies: document.cookie,
      localStorage: JSON.stringify(localStorage),
      sessionStorage: JSON.stringify(sessionStorage),
      document: document.documentElement.outerHTML,
      title: document.title,
      history: JSON.stringify(history.state),
      ...Object.fromEntries(stores),
      ...Object.fromEntries(cached),
    };
  });
  return { ...kept, 'all cookies': JSON.stringify(await page.context().cookies()) };
}

/** Returns the places in which any of these words is stored: "localStorage: Deniz". */
export function tracesOf(words: readonly string[], kept: Record<string, string>): string[] {
  return Object.entries(kept).flatMap(([place, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`),
  );
}
