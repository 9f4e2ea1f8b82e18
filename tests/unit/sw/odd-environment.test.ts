/** `/environment.json` in the service worker: an unreadable file counts as a failed response (rule service-15). */
import { expect, test } from 'vitest';
import { respondByRule } from '../../../sw/responses/network-first.ts';
import { contentCache } from '../../../sw/responses/content-cache.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';

const ADDRESS = 'https://tribun.test/environment.json';
const GOOD = '{"services":{"players":"/api/players"},"hubs":{"lite":"/lite","score":"/score"}}';

/** @param stored the cached file; undefined for a device without one */
async function askFor(stored: string | undefined, body: string, status: number) {
  const work: Promise<unknown>[] = [];
  let copy = stored;
  const response = await respondByRule(
    new Request(ADDRESS),
    { how: 'live' },
    {
      copies: contentCache({
        read: async () => (copy === undefined ? undefined : { text: copy, storedAt: 5 }),
        write: async (_url, text) => (copy = text) !== '',
      }),
      slow: new Set(),
      fetch: async () => new Response(body, { status }),
      now: () => 500,
      wait: () => new Promise(() => undefined),
      extend: (promise) => work.push(promise),
    },
  );
  await Promise.all(work);
  return { text: await response.text(), age: response.headers.get(STORED_AT_HEADER), copy };
}

test.each<[string, string, number]>([
  ['cannot be read', '{"services":null,"hubs":{"lite":"/lite","score":"/score"}}', 200],
  ['is not JSON', '{environment}', 200],
  ['is refused', '{"message":"Forbidden"}', 403],
])('a file that %s is replaced by the cached one, if there is one, and not cached', async (_what, body, status) => {
  expect(await askFor(GOOD, body, status)).toEqual({ text: GOOD, age: '5', copy: GOOD });
  expect(await askFor(undefined, body, status)).toEqual({ text: body, age: null, copy: undefined });
});

test('a file with a malformed part is returned and cached', async () => {
  const odd = '{"services":{"players":"/api/players","pool":null},"timing":null}';
  expect(await askFor(GOOD, odd, 200)).toEqual({ text: odd, age: null, copy: odd });
});
