/** The periodic background sync (push-8). */
import { expect, test } from 'vitest';
import type { NetworkEdges } from '../../../../sw/responses/network-first.ts';
import { MOST_REQUESTS, renewCopies } from '../../../../sw/push/renew-copies.ts';
import type { PushRecord } from '../../../../src/storage/push/push-record.ts';

const ORIGIN = 'https://tribun.test';
const services = {
  sportsbook: '/api',
  content: '/content',
  statistics: '/statistics',
  wager: '/wager',
  inbox: '/inbox',
};

async function renewed(waiting: number): Promise<Request[]> {
  const requests: Request[] = [];
  const work: Promise<unknown>[] = [];
  const edges: NetworkEdges = {
    copies: { read: async () => undefined, store: async () => true },
    fetch: async (request) => {
      requests.push(request);
      return Response.json(request.url.endsWith('/environment.json') ? { services } : { isSuccess: true, data: {} });
    },
    now: () => 0,
    wait: () => new Promise(() => undefined),
    slow: new Set(),
    extend: (promise) => void work.push(promise),
  };
  const record: PushRecord = {
    ...{ member: 'm', endpoint: 'e', key: 'k', address: 'a', isAccepted: true, sentAt: 0, sentFacts: '' },
    ...{ matches: [], quiet: null },
    waiting: Array.from({ length: waiting }, (_, at) => ({ id: 100 + at, sportId: 1, name: 'A - B' })),
  };
  await renewCopies(record, ORIGIN, edges);
  await Promise.all(work);
  return requests;
}

test('push-8: the home page and up to four matches of waiting coupons are requested, without a session', async () => {
  const requests = await renewed(20);
  const matches = new Set(requests.flatMap(({ url }) => /event\/(\d+)\?/.exec(url)?.[1] ?? []));
  expect(matches).toEqual(new Set(['100', '101', '102', '103']));
  expect(requests.map(({ url }) => url)).toContain(`${ORIGIN}/api/sportsbook/events?st=1&type=0&version=0`);
  expect(requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(requests.filter(({ headers }) => headers.has('Authorization') || headers.has('Existing-auth'))).toEqual([]);
});

test('push-8: no address is requested twice, apart from the environment', async () => {
  const addresses = (await renewed(1)).map(({ url }) => url).filter((url) => !url.endsWith('/environment.json'));
  expect(new Set(addresses).size).toBe(addresses.length);
});
