/**
 * Address of a match's animation, in every form a service may send; an address that a browser would execute is null.
 */
import { expect, test } from 'vitest';
import { eventStreamCalls } from '../../../../src/contract/services/statistics-calls.ts';

test.each([
  [{ url: 'https://izle.example/7', type: 'iframe' }, 'https://izle.example/7'],
  [{ url: 'https://izle.example/7', type: 3 }, 'https://izle.example/7'],
  ['https://izle.example/7', 'https://izle.example/7'],
  [{ url: null, type: null }, null],
  [{ url: '' }, null],
  [{ url: 'javascript:alert(1)' }, null],
  [{ url: '/izle/7' }, null],
  [{}, null],
  [null, null],
  [7, undefined],
])('the response %j is decoded as %j', (answer, address) => {
  expect(eventStreamCalls.getEventStreamUrl.decode(answer, { input: {}, dropped: () => {} })).toBe(address);
});
