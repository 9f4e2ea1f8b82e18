/** The page's first answer is for its first engine alone. */
import { expect, test } from 'vitest';
import { takeToldEnvironment } from '../../../../src/platform/page/told-environment.ts';

test('what the page was told as it began is handed over once', () => {
  expect(takeToldEnvironment()).toBeUndefined();
  globalThis.toldEnvironment = { hubs: {} };
  expect(takeToldEnvironment()).toEqual({ hubs: {} });
  expect(takeToldEnvironment()).toBeUndefined();
});
