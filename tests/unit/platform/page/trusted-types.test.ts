/** Addresses that may become a script: the product's own, and none that only resembles them. */
import { describe, expect, test } from 'vitest';
import { resolveOwnScript } from '../../../../src/platform/page/trusted-types.ts';

const origin = 'https://tribun.example';

describe('a script address', () => {
  test.each([
    '/service-worker.js',
    `${origin}/service-worker.js`,
    `${origin}/assets/engine.shared-abc.js`,
    '/assets/engine.dedicated-abc.js',
  ])('of the product is accepted: %s', (address) => {
    expect(resolveOwnScript(address, origin)).toBe(new URL(address, origin).href);
  });

  test.each([
    'https://elsewhere.example/assets/engine.js',
    '//elsewhere.example/assets/engine.js',
    `${origin}.elsewhere.example/assets/engine.js`,
    'http://tribun.example/assets/engine.js',
    '/environment.json',
    '/assets/../api/content/appconfig.js',
    '/assets/%2e%2e/uploaded.js',
    '/assets/picture.svg',
    '/other/service-worker.js',
    'data:text/javascript,1',
    `blob:${origin}/assets/a.js`,
    'javascript:1',
    'https://',
  ])('that is not the product’s is refused: %s', (address) => {
    expect(resolveOwnScript(address, origin)).toBeNull();
  });
});
