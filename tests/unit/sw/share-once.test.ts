/** One request for the environment at an installed start (first-load-11). */
import { expect, test } from 'vitest';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import { shareOnce } from '../../../sw/responses/share-once.ts';

function setUp() {
  const at = { ms: 1_000 };
  const share = shareOnce(() => at.ms);
  let sent = 0;
  const ask = async (response: () => Response | Promise<Response> = () => new Response(`${sent}`)): Promise<Response> =>
    share(async () => {
      sent += 1;
      return response();
    });
  return { at, ask, sent: () => sent };
}

test('the second request gets the response of the first, also while it is pending, and the third is sent', async () => {
  const { ask, sent } = setUp();
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([await first.text(), await second.text(), sent()]).toEqual(['1', '1', 1]);
  expect(await (await ask()).text()).toBe('2');
  expect(await (await ask()).text()).toBe('2');
  expect(sent()).toBe(2);
});

test.each<[string, () => Response]>([
  ['a failure', () => Response.error()],
  ['a server error', () => new Response('', { status: 503 })],
  ['a cached response', () => new Response('old', { headers: { [STORED_AT_HEADER]: '1' } })],
])('after %s the second request is sent', async (_, response) => {
  const { ask, sent } = setUp();
  const [, second] = await Promise.all([ask(response), ask()]);
  expect([await second.text(), sent()]).toEqual(['2', 2]);
});

test('a response that nobody used for ten seconds is not used', async () => {
  const { at, ask, sent } = setUp();
  await ask();
  at.ms += 10_000;
  await ask();
  expect(sent()).toBe(2);
});

test('a request that breaks leaves nothing to the next one', async () => {
  const { ask, sent } = setUp();
  await expect(
    ask(() => {
      throw new TypeError('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await (await ask()).text()).toBe('2');
  expect(sent()).toBe(2);
});
