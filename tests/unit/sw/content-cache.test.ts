/** Conditions for replacing a cached public response, and responses that are never cached (rule storage-7). */
import { expect, test } from 'vitest';
import { contentCache } from '../../../sw/responses/content-cache.ts';

const SPORTS = 'api/sportsbook/info';
const PROGRAM = 'api/sportsbook/events?st=1&type=0&version=0';
const sport = { i: 1, ec: 5, lc: 2 };
const ENVIRONMENT = { services: { content: '/api/content' }, hubs: { lite: '/lite', score: '/score' } };

test.each<[string, string, unknown, boolean]>([
  ['an environment', 'environment.json', { ...ENVIRONMENT, images: ['https://images.test'] }, true],
  ['a refusal for an environment', 'environment.json', { message: 'Too many requests' }, false],
  ['an environment without hubs', 'environment.json', { services: ENVIRONMENT.services }, true],
  [
    'an environment without a service',
    'environment.json',
    { hubs: ENVIRONMENT.hubs, services: { content: null } },
    false,
  ],
  ['null for an environment', 'environment.json', null, false],
  ['a successful response', SPORTS, { isSuccess: true, data: [sport] }, true],
  ['success as a number', SPORTS, { isSuccess: 1, data: [sport] }, true],
  ['success as a text', SPORTS, { isSuccess: 'true', data: [sport] }, true],
  ['a list with one unreadable row', SPORTS, { isSuccess: true, data: [{}, sport] }, true],
  ['a list without rows', SPORTS, { isSuccess: true, data: [] }, true],
  ['a list without a readable row', SPORTS, { isSuccess: true, data: [{}, null] }, false],
  ['a refusal', SPORTS, { isSuccess: false, data: [sport] }, false],
  ['a maintenance message', SPORTS, { message: 'Bakım' }, false],
  ['success without data', SPORTS, { isSuccess: true, data: null }, false],
  ['a page in an envelope', SPORTS, { isSuccess: true, data: '<html>' }, false],
  ['an empty object', SPORTS, {}, false],
  ['an empty list', SPORTS, [], false],
  ['truncated JSON', SPORTS, '{"isSuccess":true,"da', false],
  ['a program', PROGRAM, { isSuccess: true, data: { version: 5, events: [] } }, true],
  ['a program without a readable event', PROGRAM, { isSuccess: true, data: { version: 5, events: [{}] } }, false],
  ['a program without events', PROGRAM, { isSuccess: true, data: {} }, false],
  ['an address of no call', 'api/sportsbook/events?version=7', { isSuccess: true, data: { events: [] } }, false],
])('%s (%s %j) is cached: %s', async (_what, path, body, isKept) => {
  const kept: string[] = [];
  const copies = contentCache({
    read: async () => undefined,
    write: async (url) => kept.push(url) > 0,
  });
  await copies.store(
    new Request(`https://tribun.test/${path}`),
    typeof body === 'string' ? body : JSON.stringify(body),
    0,
  );
  expect(kept).toHaveLength(isKept ? 1 : 0);
});
