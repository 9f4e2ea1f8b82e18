// @vitest-environment happy-dom
/** Start of the product's scripts: never before the page's root element has been parsed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
