/**
 * An install without storage space frees some once, from data that can be fetched again; the active build stays
 * complete (offline-16).
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PrecacheController } from 'workbox-precaching';
import { contentLimits, openContentStore } from '../../../src/storage/content/content-database.ts';
import { evictOlderContent } from '../../../src/storage/content/evict-content.ts';
import { installWithFreedSpace } from '../../../sw/shell/install.ts';

const ORIGIN = 'https://tribun.test';
const full = (): DOMException => new DOMException('no room', 'QuotaExceededError');

afterEach(() => vi.unstubAllGlobals());

/**
 * A device with the active build, some files of the build before it, and a flag; its caches hold at most `room` files.
 */
function device(room: number) {
  const kept = new Map([
    ['precache', [`${ORIGIN}/assets/index-2.js`]],
    ['tribun-flags', [`${ORIGIN}/assets/flags-1/tr.svg`]],
    ['tribun-previous-assets', [`${ORIGIN}/assets/index-1.js`, `${ORIGIN}/assets/page-1.js`]],
  ]);
  const opened = (name: string) => {
    const files = (): string[] => kept.get(name) ?? [];
    return {
      match: async ({ url }: Request) => (files().includes(url) ? new Response('kept') : undefined),
      keys: async () => files().map((url) => new Request(url)),
      put: async ({ url }: Request) => {
        if ([...kept.values()].flat().length >= room) throw full();
        kept.set(name, [...files(), url]);
      },
      delete: async ({ url }: Request) => {
        kept.set(
          name,
          files().filter((file) => file !== url),
        );
        return true;
      },
    };
  };
  const caches = {
    has: async (name: string) => kept.has(name),
    open: async (name: string) => opened(name) as unknown as Cache,
    delete: async (name: string) => kept.delete(name),
    match: async (request: Request, { cacheName = '' } = {}) => opened(cacheName).match(request),
  };
  const location = new URL(`${ORIGIN}/service-worker.js`);
  const fetched: string[] = [];
  vi.stubGlobal('location', location);
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('self', { caches, registration: { scope: `${ORIGIN}/` }, location });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    fetched.push(new URL(url).pathname);
    return new Response('new');
  });
  const controller = new PrecacheController({ cacheName: 'precache' });
  controller.addToCacheList([
    { url: 'assets/index-3.js', revision: null },
    { url: 'assets/page-3.js', revision: null },
  ]);
  const install = () =>
    installWithFreedSpace(() => controller.install({ type: 'install', waitUntil: () => undefined }));
  return { kept, fetched, install };
}

const BOTH = ['index-2.js', 'index-3.js', 'page-3.js'].map((file) => `${ORIGIN}/assets/${file}`);

describe('a new build is installed', () => {
  test.each([
    ['without deleting anything while there is space', 6, ['precache', 'tribun-flags', 'tribun-previous-assets']],
    ['after deleting the flags, which are cached again when shown', 5, ['precache', 'tribun-previous-assets']],
    ['after deleting the build before the active one as well', 3, ['precache']],
  ])('%s', async (_, room, caches) => {
    const { kept, fetched, install } = device(room);
    await install();
    expect(kept.get('precache')).toEqual(BOTH);
    expect([...kept.keys()]).toEqual(caches);
    // Files stored before the space ran out are not fetched again.
    expect(fetched.filter((path) => path === '/assets/index-3.js').length).toBe(room === 5 || room === 6 ? 1 : 3);
  });

  test('only if enough space can be freed: otherwise the active build stays complete and the error says why', async () => {
    const { kept, install } = device(2);
    await expect(install()).rejects.toThrow('no room');
    expect(kept.get('precache')).toEqual(BOTH.slice(0, 2));
  });
});

test('an install that fails for another reason deletes nothing and is not retried', async () => {
  const install = vi.fn(() => Promise.reject(new TypeError('no network')));
  const drop = vi.fn(() => Promise.resolve());
  await expect(installWithFreedSpace(install, [drop])).rejects.toThrow('no network');
  expect(install).toHaveBeenCalledTimes(1);
  expect(drop).not.toHaveBeenCalled();
});

test('a store that fails to free space does not keep the next store from freeing some', async () => {
  const tries = [full(), full()];
  const install = vi.fn(async () => {
    const reason = tries.pop();
    if (reason !== undefined) throw reason;
  });
  const drop = vi.fn(() => Promise.resolve());
  await installWithFreedSpace(install, [() => Promise.reject(new Error('refused')), drop]);
  expect(drop).toHaveBeenCalledTimes(1);
});

test('a cache is emptied before it is deleted, because a client may still have it open', async () => {
  const files = new Set(['/a', '/b']);
  const cache = { keys: async () => [...files], delete: async (file: string) => files.delete(file) };
  const left: number[] = [];
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => cache,
    delete: async () => left.push(files.size) > 0,
  });
  await expect(installWithFreedSpace(() => Promise.reject(full()))).rejects.toThrow('no room');
  expect(left).toEqual([0, 0]);
});

test('the older half of the cached public responses is deleted', async () => {
  let now = 1_800_000_000;
  const store = openContentStore({ limits: contentLimits, now: () => now });
  const urls = ['/a', '/b', '/c', '/d'];
  for (const url of urls) {
    // Sequential, so that the order of storing is known.
    // oxlint-disable-next-line no-await-in-loop
    await store.write(url, '{}');
    now += 1;
  }
  await evictOlderContent();
  const found = await Promise.all(urls.map((url) => store.read(url)));
  expect(urls.filter((_, place) => found[place] !== undefined)).toEqual(['/c', '/d']);
  store.close();
});
