/** Origins that may be framed: those allowed by the content policy of the same environment. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isAllowedFrame } from '../../../src/state/device/match-tracker.ts';

beforeAll(() => vi.stubGlobal('location', new URL('https://biz.example/')));
afterAll(() => vi.unstubAllGlobals());

const operator = { tracker: 'https://izle.example/lmt?m={id}', videos: ['yayin.example', '*.film.example'] };

test.each([
  ['https://izle.example/animasyon/7', true],
  ['https://yayin.example/7', true],
  ['https://a.film.example/7', true],
  ['https://film.example/7', false],
  ['https://izle.example.net/7', false],
  ['https://izle.example:8443/7', false],
  ['http://izle.example/7', false],
  ['https://biz.example/7', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s may be framed: %s', (address, framed) => {
  expect(isAllowedFrame(address, operator)).toBe(framed);
});

test("no origin may be framed without configuration, and never the product's own", () => {
  expect(isAllowedFrame('https://izle.example/7', { tracker: '', videos: [] })).toBe(false);
  expect(isAllowedFrame('https://izle/7', { tracker: '/izle/{id}', videos: [] })).toBe(false);
  expect(isAllowedFrame('https://biz.example/7', { tracker: 'https://biz.example/{id}', videos: [] })).toBe(false);
});
