/** Tabs that share one engine. */
import { afterEach, expect, test, vi } from 'vitest';
import { engineAddress } from '../../../../src/platform/engine-client/engine-address.ts';

afterEach(() => vi.unstubAllGlobals());

const addressUnder = (serviceWorker: unknown): string => {
  vi.stubGlobal('navigator', serviceWorker === undefined ? {} : { serviceWorker });
  return engineAddress('/assets/engine.shared-1.js');
};

test('all tabs share one engine until the policy changes, with or without a service worker', () => {
  const alike = [undefined, { controller: null }, { controller: { scriptURL: 'https://t.test/service-worker.js' } }];
  expect(new Set(alike.map(addressUnder))).toEqual(new Set(['/assets/engine.shared-1.js']));
  expect(addressUnder({ controller: { scriptURL: 'https://t.test/service-worker.js?policy=1' } })).toBe(
    '/assets/engine.shared-1.js?policy=1',
  );
});
