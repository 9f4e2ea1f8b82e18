/** Reads that are asked for before the page that needs them: one question, one answer, and nobody else's. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServiceAsk } from '../../../../src/contract/port/engine.ts';
import type { ReadName } from '../../../../src/contract/services/calls.ts';
import { type ExpectedReads, createExpectedReads } from '../../../../workers/engine/calls/expected-reads.ts';
import type { Session } from '../../../../workers/engine/session/session.ts';

const list: ServiceAsk<ReadName> = { name: 'getPlayedBetslips', input: { query: { page: '1' } } };
const other: ServiceAsk<ReadName> = { name: 'getPlayedBetslips', input: { query: { page: '2' } } };

let asked: string[];
let fails: boolean;
let reads: ExpectedReads;
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
  reads = createExpectedReads({
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

const data = async (ask: ServiceAsk<ReadName>): Promise<unknown> => {
  const answer = reads.read(ask);
  await vi.advanceTimersByTimeAsync(200);
  const result = await answer;
  return result.ok ? result.value.data : result.failure.kind;
};
const expectList = async (): Promise<void> => {
  reads.expect(async () => list);
  await vi.advanceTimersByTimeAsync(0);
};

test('the page gets the answer that is on its way, and asks nothing itself', async () => {
  await expectList();
  expect(await data({ ...list })).toBe('answer 1');
  expect(asked).toEqual(['{"query":{"page":"1"}}']);
});

test('the page gets the answer that is here', async () => {
  await expectList();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await data(list)).toBe('answer 1');
  expect(asked).toHaveLength(1);
});

test('it is for one: the next who asks gets a new one', async () => {
  await expectList();
  expect(await data(list)).toBe('answer 1');
  expect(await data(list)).toBe('answer 2');
});

test('another question is asked by itself', async () => {
  await expectList();
  expect(await data(other)).toBe('answer 2');
  expect(await data(list)).toBe('answer 1');
});

test('a page that asks before it is known what it will ask waits, and does not ask twice', async () => {
  let known: (ask: ServiceAsk<ReadName>) => void = () => undefined;
  reads.expect(() => new Promise((resolve) => (known = resolve)));
  const answer = data(list);
  expect(asked).toEqual([]);
  known(list);
  expect(await answer).toBe('answer 1');
  expect(asked).toHaveLength(1);
});

test('a page does not wait for long for what it will ask to be known, and then it is not asked behind its back', async () => {
  let known: (ask: ServiceAsk<ReadName>) => void = () => undefined;
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
])('where %s the page asks', async (_, find) => {
  reads.expect(find);
  expect(await data(list)).toBe('answer 1');
});

test('nobody came for it: after five seconds it is asked for anew', async () => {
  await expectList();
  await vi.advanceTimersByTimeAsync(5_200);
  expect(await data(list)).toBe('answer 2');
});

test('a failure is for who waits already, and the next one tries again', async () => {
  fails = true;
  await expectList();
  expect(await data(list)).toBe('network');
  reads.expect(async () => list);
  await vi.advanceTimersByTimeAsync(150);
  fails = false;
  expect(await data(list)).toBe('answer 3');
});

test('of a session that is over it reaches nobody', async () => {
  await expectList();
  await vi.advanceTimersByTimeAsync(150);
  sessionEnds();
  expect(await data(list)).toBe('answer 2');
});
