/** The page's inlined environment is only for its first engine. */
import { expect, test } from 'vitest';
import { takeToldEnvironment } from '../../../../src/platform/page/told-environment.ts';

test('the environment inlined in the page is returned once', () => {
  expect(takeToldEnvironment()).toBeUndefined();
  globalThis.toldEnvironment = { hubs: {} };
  expect(takeToldEnvironment()).toEqual({ hubs: {} });
  expect(takeToldEnvironment()).toBeUndefined();
});
