/** The page fetched at install is cached as the shell only if it is the page of this build. */
import { afterEach, expect, test, vi } from 'vitest';
import { PrecacheController } from 'workbox-precaching';
import { ownPagePlugin } from '../../../sw/shell/precache-plugins.ts';

const ORIGIN = 'https://tribun.test';
const OWN = '<script src="/assets/early-1.js" data-entry="/assets/index-1.js"></script>';
const html = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html' } });

afterEach(() => vi.unstubAllGlobals());

/** Installs with this response for the page; returns the cached paths. */
async function install(page: Response): Promise<string[]> {
  const location = new URL(`${ORIGIN}/service-worker.js`);
  vi.stubGlobal('location', location);
  vi.stubGlobal('FetchEvent', Event);
  const kept: string[] = [];
  const cache = {
    match: async () => undefined,
    keys: async () => [],
    put: async (request: Request) => void kept.push(new URL(request.url).pathname),
  };
  vi.stubGlobal('self', { caches: { open: async () => cache }, registration: { scope: `${ORIGIN}/` }, location });
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match });
  vi.stubGlobal('fetch', async (request: Request) =>
    new URL(request.url).pathname === '/index.html' ? page : new Response('js'),
  );
  const controller = new PrecacheController({ plugins: [ownPagePlugin(() => controller.getCachedURLs())] });
  controller.addToCacheList([
    { url: 'index.html', revision: 'a1' },
    { url: 'assets/index-1.js', revision: null },
  ]);
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>): void => void work.push(promise);
  work.push(controller.install({ type: 'install', waitUntil }));
  await Promise.all(work);
  return kept;
}

test('the page of this build is cached, also after a redirect by the host', async () => {
  expect(await install(html(OWN))).toContain('/index.html');
  const sent = html(OWN);
  Object.defineProperty(sent, 'redirected', { value: true });
  Object.defineProperty(sent, 'url', { value: `${ORIGIN}/` });
  expect(await install(sent)).toContain('/index.html');
});

test.each([
  ['a maintenance page', html('<h1>Bakımdayız</h1>')],
  ['the page of another build', html(OWN.replace('index-1', 'index-2'))],
  ['a server error', html(OWN, 503)],
])('an install that receives %s fails', async (_what, page) => {
  await expect(install(page)).rejects.toThrow('bad-precaching-response');
});
