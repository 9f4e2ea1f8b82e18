/** Waiting for events behind a page: its service worker, and cached responses. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { CONTENT_DATABASE } from '../../src/contract/names.ts';

/** The page is controlled, so that its next load needs no network. @param timeout longer where each file takes a longer way */
export async function untilControlled(page: Page, timeout = 30_000): Promise<void> {
  // A hidden page has no frames, so polling uses a timer.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout,
    polling: 100,
  });
}

/** Waits until these responses are cached; each is a part of an address. */
export async function untilKept(page: Page, parts: readonly string[]): Promise<void> {
  await untilControlled(page);
  await expect
    .poll(
      async () => {
        const kept = await keptAddresses(page);
        return parts.filter((part) => !kept.some((address) => address.includes(part)));
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}

function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async (name) => {
    // The database is opened only when it exists: opening would create it empty and break the product.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error ?? new Error('the database does not open'));
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction('entries').objectStore('entries').getAllKeys();
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result.map(String));
        };
        reading.onerror = () => reject(reading.error ?? new Error('the entries do not read'));
      };
    });
  }, CONTENT_DATABASE);
}
