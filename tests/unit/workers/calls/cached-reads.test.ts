/** Cached responses for the first screen of an installed product (first-load-11). */
import { expect, test } from 'vitest';
import { STORED_AT_HEADER } from '../../../../src/contract/names.ts';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';
import type { Result } from '../../../../src/model/failure.ts';
import { createCachedReads } from '../../../../workers/engine/calls/cached-reads.ts';
import { createReachability } from '../../../../workers/engine/live/reachability.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const NOW = 1_790_000_000;
const DAY = 24 * 3_600;
const list = { query: { st: '1', type: '0', version: '0' } };
const envelope = { isSuccess: true, data: wireList([wireEvent()], { version: 9 }), message: '' };
const known = { ok: true as const, value: { services: { sportsbook: '/api' } } };

/** Reads the list where the cache has this response of this time, epoch seconds. */
async function read(body: unknown, storedAt: string, environment: Result<typeof known.value> = known) {
  const requested: string[] = [];
  const reach = createReachability(() => NOW * 1_000);
  const cached = createCachedReads({
    environment: async () => environment,
    origin: 'https://tribun.test',
    cachedResponse: async ({ url }) => {
      requested.push(url);
      if (body === undefined) return undefined;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        headers: { [STORED_AT_HEADER]: storedAt },
      });
    },
    reach,
    isCompetition: () => false,
    now: () => NOW * 1_000,
  });
  return { value: await cached(sportsbookCalls.getEvents, list), requested, source: reach.oddsSource };
}

test('a cached list is decoded, with its version and its time, and its odds count as those of the device', async () => {
  const { value, requested, source } = await read(envelope, String(NOW - 60));
  expect(requested).toEqual(['https://tribun.test/api/sportsbook/events?st=1&type=0&version=0']);
  expect(value).toMatchObject({ storedAt: NOW - 60, data: { version: 9, events: [{ event: { id: 1 } }] } });
  expect(source).toBe('device');
});

test.each<[string, unknown, string]>([
  ['does not exist', undefined, ''],
  ['is a day old', envelope, String(NOW - DAY)],
  ['is of the future, because the clock was set back', envelope, String(NOW + 60)],
  ['has no time', envelope, 'yesterday'],
  ['is no JSON', 'Bakımdayız', String(NOW - 60)],
  ['has no data', { isSuccess: true, data: 7 }, String(NOW - 60)],
  ['is a refusal', { isSuccess: false, error: { code: 1, message: 'Hayır' } }, String(NOW - 60)],
])('a cached list that %s is not used, and says nothing about the odds', async (_, body, storedAt) => {
  const { value, source } = await read(body, storedAt);
  expect(value).toBeUndefined();
  expect(source).toBe('service');
});

test('without an environment nothing is read', async () => {
  const { value, requested } = await read(envelope, String(NOW - 60), { ok: false, failure: { kind: 'network' } });
  expect(value).toBeUndefined();
  expect(requested).toEqual([]);
});
