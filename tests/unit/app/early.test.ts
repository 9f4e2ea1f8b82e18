// @vitest-environment happy-dom
/** When the product's scripts begin: never before the page has their place. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

declare global {
  var entered: string[];
}

/** There at once, as from the device; of each test its own, for a module runs once. */
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

test.each([true, false])('not before the page is parsed, hidden: %s', async (hidden) => {
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
