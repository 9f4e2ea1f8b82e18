/** What replaces a public copy, and what is true for the moment only (rule storage-7). */
import { expect, test } from 'vitest';
import { contentCopies } from '../../../sw/answers/content-copies.ts';

const SPORTS = 'api/sportsbook/info';
const PROGRAM = 'api/sportsbook/events?st=1&type=0&version=0';
const sport = { i: 1, ec: 5, lc: 2 };
const ENVIRONMENT = { services: { content: '/api/content' }, hubs: { lite: '/lite', score: '/score' } };

test.each<[string, string, unknown, boolean]>([
  ['an environment', 'environment.json', { ...ENVIRONMENT, images: ['https://images.test'] }, true],
  ['a refusal for it', 'environment.json', { message: 'Too many requests' }, false],
  ['one without hubs', 'environment.json', { services: ENVIRONMENT.services }, true],
  ['one without a service', 'environment.json', { hubs: ENVIRONMENT.hubs, services: { content: null } }, false],
  ['nothing for it', 'environment.json', null, false],
  ['an answer', SPORTS, { isSuccess: true, data: [sport] }, true],
  ['one that says so otherwise', SPORTS, { isSuccess: 1, data: [sport] }, true],
  ['one that says so as text', SPORTS, { isSuccess: 'true', data: [sport] }, true],
  ['one with a row that cannot be read', SPORTS, { isSuccess: true, data: [{}, sport] }, true],
  ['one without any row', SPORTS, { isSuccess: true, data: [] }, true],
  ['one without a row that can be read', SPORTS, { isSuccess: true, data: [{}, null] }, false],
  ['a refusal', SPORTS, { isSuccess: false, data: [sport] }, false],
  ['words of maintenance', SPORTS, { message: 'Bakım' }, false],
  ['a yes to nothing', SPORTS, { isSuccess: true, data: null }, false],
  ['a page in an envelope', SPORTS, { isSuccess: true, data: '<html>' }, false],
  ['an empty object', SPORTS, {}, false],
  ['an empty list', SPORTS, [], false],
  ['cut off', SPORTS, '{"isSuccess":true,"da', false],
  ['a program', PROGRAM, { isSuccess: true, data: { version: 5, events: [] } }, true],
  ['a program of nothing readable', PROGRAM, { isSuccess: true, data: { version: 5, events: [{}] } }, false],
  ['a program without events', PROGRAM, { isSuccess: true, data: {} }, false],
  ['what no call reads', 'api/sportsbook/events?version=7', { isSuccess: true, data: { events: [] } }, false],
])('%s (%s %j) is kept: %s', async (_what, path, body, isKept) => {
  const kept: string[] = [];
  const copies = contentCopies({
    read: async () => undefined,
    write: async (url) => kept.push(url) > 0,
  });
  await copies.keep(
    new Request(`https://tribun.test/${path}`),
    typeof body === 'string' ? body : JSON.stringify(body),
    0,
  );
  expect(kept).toHaveLength(isKept ? 1 : 0);
});
