/** A resource is retried only while something uses it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';
import { fullPauses } from '../../../support/retries.ts';
import { answerWith } from '../../../support/service-answer.ts';
import { type Resource, createResource } from '../../../../workers/engine/calls/resource.ts';

let asked: number;
let life: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

/** A resource of a service that is down. */
const failing = (): Resource<unknown> =>
  createResource({
    services: {
      request: async () => {
        asked += 1;
        return { ok: false, failure: { kind: 'network' } };
      },
    },
    call: playersCalls.getPlayer,
    input: {},
    from: (value) => value,
    maxAgeMs: 60 * 60_000,
    now: () => Date.now(),
    retries: fullPauses(),
    signal: life.signal,
  });

test('a failure is retried while the resource is used, and not afterwards', async () => {
  const resource = failing();
  const release = resource.use(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  const whileUsed = asked;
  expect(whileUsed).toBeGreaterThan(3);
  release();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(asked).toBe(whileUsed);
  expect(vi.getTimerCount()).toBe(0);
});

test('the next use requests a failed resource at once and retries it', async () => {
  const resource = failing();
  resource.use(() => undefined)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(1);
  resource.use(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBeGreaterThan(3);
});

test('a clock set back does not extend the freshness of a response', async () => {
  const resource = createResource({
    services: {
      request: async (call, input) => {
        asked += 1;
        return answerWith(call, input, { isdiff: false, version: 1, events: [] });
      },
    },
    call: sportsbookCalls.getEvents,
    input: { query: { st: '1', type: '0', version: '0' } },
    from: (value) => value,
    maxAgeMs: 60_000,
    now: () => Date.now(),
    retries: fullPauses(),
    signal: life.signal,
  });
  resource.use(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(1);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
  // A response requested after the clock change has a correct age.
  resource.use(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(2);
});
