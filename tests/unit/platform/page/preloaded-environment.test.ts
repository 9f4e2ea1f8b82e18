/** The page's inlined environment is only for its first engine. */
import { expect, test } from 'vitest';
import { consumePreloadedEnvironment } from '../../../../src/platform/page/preloaded-environment.ts';

test('the environment inlined in the page is returned once', () => {
  expect(consumePreloadedEnvironment()).toBeUndefined();
  globalThis.toldEnvironment = { hubs: {} };
  expect(consumePreloadedEnvironment()).toEqual({ hubs: {} });
  expect(consumePreloadedEnvironment()).toBeUndefined();
});
