/** What replaces a public copy, and what is true for the moment only (rule storage-7). */
import { expect, test } from 'vitest';
import { contentCopies } from '../../../sw/answers/content-copies.ts';

const ENVIRONMENT = { services: { content: '/api/content' }, hubs: { lite: '/lite', score: '/score' } };

test.each<[string, string, unknown, boolean]>([
  ['an environment', 'environment.json', { ...ENVIRONMENT, images: ['https://images.test'] }, true],
  ['a refusal for it', 'environment.json', { message: 'Too many requests' }, false],
  ['one without hubs', 'environment.json', { services: ENVIRONMENT.services }, false],
  ['nothing for it', 'environment.json', null, false],
  ['an answer', 'api/sportsbook/info', { isSuccess: true, data: {} }, true],
  ['an answer without an envelope', 'api/sportsbook/info', { message: 'hi' }, true],
  ['a refusal', 'api/sportsbook/info', { isSuccess: false, data: null }, false],
])('%s (%s %j) is kept: %s', async (_what, path, body, isKept) => {
  const kept: string[] = [];
  const copies = contentCopies({
    read: async () => undefined,
    write: async (url) => kept.push(url) > 0,
  });
  await copies.keep(new Request(`https://tribun.test/${path}`), JSON.stringify(body));
  expect(kept).toHaveLength(isKept ? 1 : 0);
});
