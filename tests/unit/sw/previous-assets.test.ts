/** A part of the build before is asked of the network where the storage has none. */
import { afterEach, expect, test, vi } from 'vitest';
import { previousAsset } from '../../../sw/shell/previous-assets.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[string, () => Promise<Response | undefined>, string]>([
  ['has it', async () => new Response('kept'), 'kept'],
  ['has none', async () => undefined, 'fetched'],
  ['cannot be read', () => Promise.reject(new DOMException('broken')), 'fetched'],
])('where the storage %s', async (_, match, text) => {
  vi.stubGlobal('caches', { match });
  vi.stubGlobal('fetch', async () => new Response('fetched'));
  const answer = await previousAsset(new Request('https://tribun.test/assets/page-1a2b3c4d.js'));
  expect(await answer.text()).toBe(text);
});
