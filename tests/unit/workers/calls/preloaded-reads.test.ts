/**
 * Reads requested before the page that needs them: the response is used once, for the same request and session only.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NamedServiceCall } from '../../../../src/contract/port/engine-contract.ts';
import type { ReadName } from '../../../../src/contract/services/calls.ts';
import { type PreloadedReads, createPreloadedReads } from '../../../../workers/engine/calls/preloaded-reads.ts';
import type { Session } from '../../../../workers/engine/session/session.ts';

const list: NamedServiceCall<ReadName> = { name: 'getPlayedBetslips', input: { query: { page: '1' } } };
const other: NamedServiceCall<ReadName> = { name: 'getPlayedBetslips', input: { query: { page: '2' } } };

let asked: string[];
let fails: boolean;
let reads: PreloadedReads;
let abort: AbortController;
let sessionEnds: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  fails = false;
  abort = new AbortController();
  const listeners: (() => void)[] = [];
  const session = {
    state: { phase: 'member', generation: 1, endedBy: null },
    lifetime: abort.signal,
    onChange: (listener: () => void) => listeners.push(listener),
  } as unknown as Session & { state: { generation: number } };
  sessionEnds = () => {
    session.state.generation += 1;
    for (const listener of listeners) listener();
  };
  reads = createPreloadedReads({
    read: async ({ input }) => {
      asked.push(JSON.stringify(input));
      const answer = `answer ${asked.length}`;
      const failed = fails;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return failed
        ? { ok: false, failure: { kind: 'network' } }
        : { ok: true, value: { data: answer, storedAt: null, about: null } };
    },
    session,
    signal: abort.signal,
  });
});
afterEach(() => {
  abort.abort();
  vi.useRealTimers();
});

const data = async (ask: NamedServiceCall<ReadName>): Promise<unknown> => {
  const answer = reads.read(ask);
  await vi.advanceTimersByTimeAsync(200);
  const result = await answer;
  return result.ok ? result.value.data : result.failure.kind;
};
const expectList = async (): Promise<void> => {
  reads.expect(async () => list);
  await vi.advanceTimersByTimeAsync(0);
};

test('the page receives the response in flight without a request of its own', async () => {
  await expectList();
  expect(await data({ ...list })).toBe('answer 1');
  expect(asked).toEqual(['{"query":{"page":"1"}}']);
});

test('the page receives a response that has already arrived', async () => {
  await expectList();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await data(list)).toBe('answer 1');
  expect(asked).toHaveLength(1);
});

test('an expected response is used once, and the next read sends a request', async () => {
  await expectList();
  expect(await data(list)).toBe('answer 1');
  expect(await data(list)).toBe('answer 2');
});

test('a read with another input sends its own request', async () => {
  await expectList();
  expect(await data(other)).toBe('answer 2');
  expect(await data(list)).toBe('answer 1');
});

test('a read waits while the expected request is still being determined, and sends no second one', async () => {
  let known: (ask: NamedServiceCall<ReadName>) => void = () => undefined;
  reads.expect(() => new Promise((resolve) => (known = resolve)));
  const answer = data(list);
  expect(asked).toEqual([]);
  known(list);
  expect(await answer).toBe('answer 1');
  expect(asked).toHaveLength(1);
});

test('a read waits only briefly for the expected request, which is then not sent a second time', async () => {
  let known: (ask: NamedServiceCall<ReadName>) => void = () => undefined;
  reads.expect(() => new Promise((resolve) => (known = resolve)));
  const answer = reads.read(list);
  await vi.advanceTimersByTimeAsync(400);
  expect(await answer).toMatchObject({ value: { data: 'answer 1' } });
  known(list);
  expect(await data(other)).toBe('answer 2');
  expect(asked).toEqual(['{"query":{"page":"1"}}', '{"query":{"page":"2"}}']);
});

test.each([
  ['nothing is expected', async () => undefined],
  ['the part that knows did not load', () => Promise.reject(new Error('offline'))],
])('when %s, the page sends the request', async (_, find) => {
  reads.expect(find);
  expect(await data(list)).toBe('answer 1');
});

test('an unused response expires after five seconds', async () => {
  await expectList();
  await vi.advanceTimersByTimeAsync(5_200);
  expect(await data(list)).toBe('answer 2');
});

test('a failure is returned only to a read already waiting, and the next read retries', async () => {
  fails = true;
  await expectList();
  expect(await data(list)).toBe('network');
  reads.expect(async () => list);
  await vi.advanceTimersByTimeAsync(150);
  fails = false;
  expect(await data(list)).toBe('answer 3');
});

test('a response from an ended session is not used', async () => {
  await expectList();
  await vi.advanceTimersByTimeAsync(150);
  sessionEnds();
  expect(await data(list)).toBe('answer 2');
});
