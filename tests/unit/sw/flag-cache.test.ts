import { describe, expect, test } from 'vitest';
import { flagResponse, isFlagAddress } from '../../../sw/shell/stored-assets.ts';

const ORIGIN = 'https://tribun.test';
const TURKEY = `${ORIGIN}/assets/flags-1a2b3c4d/tr.svg`;

/** The part of the Cache interface that flags use. */
function device() {
  const kept = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => kept.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void kept.set(url, response),
    keys: async () => [...kept.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => kept.delete(url),
  } as unknown as Cache;
  return { kept, cache };
}

const online = async (): Promise<Response> => new Response('<svg/>');
const offline = async (): Promise<Response> => Promise.reject(new TypeError('no network'));

describe('a flag', () => {
  test('is recognised by its folder', () => {
    expect(isFlagAddress(TURKEY)).toBe(true);
    expect(isFlagAddress(`${ORIGIN}/assets/index-1a2b3c4d.js`)).toBe(false);
  });

  test('is served without a network once it was seen', async () => {
    const { cache } = device();
    const open = async (): Promise<Cache> => cache;
    await flagResponse(new Request(TURKEY), { open, fetch: online });
    const again = await flagResponse(new Request(TURKEY), { open, fetch: offline });
    expect(await again.text()).toBe('<svg/>');
    await expect(flagResponse(new Request(TURKEY.replace('tr', 'de')), { open, fetch: offline })).rejects.toThrow();
  });

  test('is not cached when it is missing', async () => {
    const { cache, kept } = device();
    const missing = async (): Promise<Response> => new Response('', { status: 404 });
    const answer = await flagResponse(new Request(TURKEY), { open: async () => cache, fetch: missing });
    expect(answer.status).toBe(404);
    expect(kept.size).toBe(0);
  });

  test('of a new set removes the earlier set from the cache', async () => {
    const { cache, kept } = device();
    const open = async (): Promise<Cache> => cache;
    await flagResponse(new Request(TURKEY), { open, fetch: online });
    const newer = TURKEY.replace('1a2b3c4d', '5e6f7a8b');
    await flagResponse(new Request(newer), { open, fetch: online });
    expect([...kept.keys()]).toEqual([newer]);
  });

  test.each([
    ['opened', (): Promise<Cache> => Promise.reject(new DOMException('broken'))],
    [
      'read',
      async (): Promise<Cache> =>
        Object.assign(device().cache, { match: () => Promise.reject(new DOMException('broken')) }),
    ],
  ])('is served when the cache cannot be %s', async (_, open) => {
    const answer = await flagResponse(new Request(TURKEY), { open, fetch: online });
    expect(await answer.text()).toBe('<svg/>');
  });

  test('is served when the storage is full', async () => {
    const { cache } = device();
    const full = Object.assign(cache, { put: async () => Promise.reject(new DOMException('full')) });
    const answer = await flagResponse(new Request(TURKEY), { open: async () => full, fetch: online });
    expect(await answer.text()).toBe('<svg/>');
  });
});
