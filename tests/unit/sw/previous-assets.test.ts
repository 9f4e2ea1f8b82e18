/** Files of the previous build are fetched from the network when they are not in the cache. */
import { afterEach, expect, test, vi } from 'vitest';
import { storePreviousAssets, previousAssetResponse } from '../../../sw/shell/stored-assets.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, () => Promise<Response | undefined>, string]>([
  ['has it', async () => new Response('kept'), 'kept'],
  ['has none', async () => undefined, 'fetched'],
  ['cannot be read', () => Promise.reject(new DOMException('broken')), 'fetched'],
])('when the cache %s, a file of the previous build falls back to the network if needed', async (_, match, text) => {
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('fetch', async () => new Response('fetched'));
  const answer = await previousAssetResponse(new Request('https://tribun.test/assets/page-1a2b3c4d.js'));
  expect(await answer.text()).toBe(text);
});

test('removed files are kept under the address they are requested with; a new policy alone removes none', async () => {
  const page = 'https://tribun.test/assets/page-1.js';
  const engine = 'https://tribun.test/assets/engine.shared-1.js';
  const keys = [page, `${engine}?__WB_REVISION__=a1`, 'https://tribun.test/index.html?__WB_REVISION__=a1'];
  const kept: string[] = [];
  const opened = {
    keys: async () => keys.map((url) => new Request(url)),
    match: async () => new Response('old'),
    put: async (url: string) => void kept.push(url),
  };
  const removed = vi.fn(async () => true);
  vi.stubGlobal('caches', { open: async () => opened, delete: removed });

  await storePreviousAssets('precache', new Set([page, engine]));
  expect(removed).not.toHaveBeenCalled();
  expect(kept).toEqual([]);

  await storePreviousAssets('precache', new Set(['https://tribun.test/assets/page-2.js']));
  expect(kept).toEqual([page, engine]);
});
