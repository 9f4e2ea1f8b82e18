// @vitest-environment happy-dom
/** The script before the product's own: their start, the message to the engine, and the letters of a slow line. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

declare global {
  var entered: string[];
}

/** The page's script, available at once, as from the device; each test has its own, because a module runs once. */
const entryOf = (name: string): string => `data:text/javascript,globalThis.entered.push('${name}')`;

let readyState: DocumentReadyState;

beforeEach(() => {
  globalThis.entered = [];
  readyState = 'loading';
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([true, false])('the scripts do not start before the page is parsed, hidden: %s', async (hidden) => {
  const [page, later] = [`page, ${hidden}`, `later, ${hidden}`];
  const script = document.createElement('script');
  script.dataset['entry'] = entryOf(page);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  await import('../../../src/app/early.ts');
  await import(/* @vite-ignore */ entryOf(later));
  expect(globalThis.entered).toEqual([later]);
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await expect.poll(() => globalThis.entered).toEqual([later, page]);
});

describe('before the scripts of the page', () => {
  const messages: unknown[] = [];

  beforeEach(() => {
    messages.length = 0;
    history.replaceState(null, '', '/program/futbol');
    vi.stubGlobal(
      'SharedWorker',
      class {
        readonly port = { postMessage: (message: unknown) => void messages.push(message) };
      },
    );
    vi.stubGlobal('fetch', async () => Response.json({ hubs: {} }));
    const script = document.createElement('script');
    script.dataset['entry'] = entryOf('unused');
    script.dataset['engine'] = '/assets/engine.js';
    script.dataset['fonts'] = JSON.stringify(['/assets/inter.woff2']);
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  });
  afterEach(() => {
    delete document.documentElement.dataset['letters'];
    history.replaceState(null, '', '/');
    for (const link of document.querySelectorAll('link')) link.remove();
  });

  const answerAfter = (ms: number): void => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { requestStart: 10, responseStart: 10 + ms } as PerformanceNavigationTiming,
    ]);
  };
  const fonts = (): number => document.querySelectorAll('link[as="font"]').length;

  test('the engine is told the page and its environment', async () => {
    await import('../../../src/app/early.ts');
    const early = { path: '/program/futbol', platform: 'mobile-web', environment: { hubs: {} } };
    await expect.poll(() => messages).toEqual([{ early: { ...early, platform: expect.any(String) } }]);
  });

  test('a filtered page is left to its own scripts', async () => {
    history.replaceState(null, '', '/program/futbol?lig=1');
    await import('../../../src/app/early.ts');
    await expect.poll(() => globalThis.toldEnvironment).toBeDefined();
    expect(messages).toEqual([]);
  });

  test('a good line loads the fonts at once', async () => {
    answerAfter(50);
    await import('../../../src/app/early.ts');
    expect([fonts(), document.documentElement.dataset['letters']]).toEqual([1, undefined]);
  });

  test('a slow line leaves them for later', async () => {
    answerAfter(190);
    await import('../../../src/app/early.ts');
    expect([fonts(), document.documentElement.dataset['letters']]).toEqual([0, 'later']);
  });
});
