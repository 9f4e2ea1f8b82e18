/** Frame address of a configured tracker: it contains the match, and never has a scheme that executes code. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { frameAddress } from '../../../src/state/device/match-tracker.ts';

beforeAll(() => vi.stubGlobal('location', new URL('https://biz.example/')));
afterAll(() => vi.unstubAllGlobals());

test.each([
  ['https://izle.example/lmt?m={id}', '7', 'https://izle.example/lmt?m=7'],
  ['https://izle.example/{id}/{id}', '1&x=2', 'https://izle.example/1%26x%3D2/1%26x%3D2'],
  ['/takip/{id}', '7', ''],
  ['https://biz.example/takip/{id}', '7', ''],
  ['javascript:alert({id})', '7', ''],
  ['//izle.example/{id}', '7', ''],
  ['/\\izle.example', '7', ''],
  ['data:text/html,{id}', '7', ''],
  ['', '7', ''],
])('%s for %s gives the address %j', (template, id, address) => {
  expect(frameAddress(template, id)).toBe(address);
});
