/** Requests sent ahead: the first equal request gets the result, once, and for five seconds. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';
import {
  type PreloadedRequests,
  createPreloadedRequests,
} from '../../../../workers/engine/calls/preloaded-requests.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';

const call = sportsbookCalls.getEvent;
const match = { parameters: { id: 1 }, query: { allMarkets: 'true' } } as never;
const other = { parameters: { id: 2 }, query: { allMarkets: 'true' } } as never;

let sent: number;
let isBroken: boolean;
let requests: PreloadedRequests;

beforeEach(() => {
  vi.useFakeTimers();
  sent = 0;
  isBroken = false;
  const services = {
    request: async () => {
      sent += 1;
      return isBroken ? { ok: false, failure: { kind: 'network' } } : { ok: true, value: { data: sent } };
    },
  } as unknown as Services;
  requests = createPreloadedRequests(services);
});
afterEach(() => void vi.useRealTimers());

test('the first equal request gets the result, the second is sent', async () => {
  requests.expect(call, match);
  expect(await requests.request(call, match)).toMatchObject({ value: { data: 1 } });
  expect(await requests.request(call, match)).toMatchObject({ value: { data: 2 } });
  expect(sent).toBe(2);
});

test('a request with another input is sent', async () => {
  requests.expect(call, match);
  expect(await requests.request(call, other)).toMatchObject({ value: { data: 2 } });
});

test('a result is dropped after five seconds', async () => {
  requests.expect(call, match);
  await vi.advanceTimersByTimeAsync(5_001);
  expect(await requests.request(call, match)).toMatchObject({ value: { data: 2 } });
});

test('a failed request is sent again', async () => {
  isBroken = true;
  requests.expect(call, match);
  await vi.advanceTimersByTimeAsync(0);
  isBroken = false;
  expect(await requests.request(call, match)).toMatchObject({ ok: true });
  expect(sent).toBe(2);
});
