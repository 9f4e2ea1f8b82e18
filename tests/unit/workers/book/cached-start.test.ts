/** A list and a match that begin with the device's cached response (first-load-11). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodeEventList, decodeOneEvent } from '../../../../src/contract/services/wire/event-list-wire.ts';
import type { ServiceCall } from '../../../../src/contract/services/call.ts';
import type { LoadState } from '../../../../src/model/load.ts';
import { createBook } from '../../../../workers/engine/book/book.ts';
import { createEventDetails } from '../../../../workers/engine/book/event-details.ts';
import { createSportLists } from '../../../../workers/engine/book/sport-lists.ts';
import type { EngineContext } from '../../../../workers/engine/context.ts';
import { fullPauses } from '../../../support/retries.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const NOW_MS = 1_790_000_000_000;
const NOW = NOW_MS / 1_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => void vi.useRealTimers());

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const decoding = { input: {}, dropped: () => undefined, isCompetition: () => false };
const listOf = (ids: number[], fields: object) =>
  decodeEventList(
    wireList(
      ids.map((i) => wireEvent({ i })),
      fields,
    ),
    decoding,
  );

interface Asked {
  version: string | undefined;
  answer(value: unknown): void;
}

/** The parts that load, over a device with one cached response, or none. */
function start(copy: { data: unknown; storedAt: number } | undefined) {
  const asked: Asked[] = [];
  const context = {
    book: createBook({ now: () => Date.now(), disorder: { use: () => undefined } }),
    cached: async () => copy,
    services: {
      request: (_call: ServiceCall, { query }: { query?: Record<string, string> }) =>
        new Promise((resolve) => {
          asked.push({ version: query?.['version'], answer: resolve });
        }),
    },
    retries: fullPauses(),
    now: () => Date.now(),
    onMissedMessages: () => () => undefined,
    onMalformed: () => undefined,
  } as unknown as EngineContext;
  return { asked, context };
}

const fresh = (data: unknown) => ({ ok: true, value: { data, storedAt: null, info: null, dropped: 0 } });

describe('a list', () => {
  const open = (copy: Parameters<typeof start>[0]) => {
    const started = start(copy);
    const { list } = createSportLists(started.context).acquire(1, 0);
    const states: LoadState[] = [];
    list.onState(() => void states.push(list.load.state));
    const marked = (): number[] =>
      [...list.eventStore.events.values()].flatMap((each) => (each.cached ? [each.id] : []));
    return { ...started, list, states, ids: () => [...list.eventStore.events.keys()], marked };
  };

  test('shows the cached events as stale and refreshing, then those of the response', async () => {
    const { asked, list, states, ids, marked } = open({ data: listOf([1, 2], { version: 500 }), storedAt: NOW - 60 });
    await settle();
    expect(ids()).toEqual([1, 2]);
    expect(marked()).toEqual([1, 2]);
    expect(list.load.state).toEqual({ phase: 'ready', at: NOW - 60, stale: true, refreshing: true });
    expect(asked.map(({ version }) => version)).toEqual(['500']);
    const noted: number[] = [];
    list.eventStore.onEvent(2, (event) => void noted.push(event?.id ?? 0));
    asked[0]?.answer(fresh(listOf([2, 3], { isdiff: true, rmi: [1], version: 600 })));
    await settle();
    expect(ids()).toEqual([2, 3]);
    expect(marked()).toEqual([]);
    expect(noted).toContain(2);
    expect(list.load.state).toEqual({ phase: 'ready', at: NOW, stale: false });
    expect(states.some(({ phase }) => phase === 'loading')).toBe(false);
  });

  test.each([
    ['an hour old', 3_600, '0'],
    ['a second less than an hour old', 3_599, '500'],
  ])('whose cached response is %s requests version %3$s', async (_, age, version) => {
    const { asked } = open({ data: listOf([1], { version: 500 }), storedAt: NOW - age });
    await settle();
    expect(asked.map((each) => each.version)).toEqual([version]);
  });

  test('is replaced by a whole response, whose versions may be lower', async () => {
    const { asked, list, ids } = open({
      data: decodeEventList(wireList([wireEvent({ v: 90 }), wireEvent({ i: 2 })], { version: 500 }), decoding),
      storedAt: NOW - 60,
    });
    await settle();
    asked[0]?.answer(fresh(decodeEventList(wireList([wireEvent({ v: 3 })], { version: 600 }), decoding)));
    await settle();
    expect(ids()).toEqual([1]);
    expect(list.eventStore.events.get(1)?.version).toBe(3);
  });

  // The service worker answers a slow request with its cached response (offline-4), also where the engine could not read it.
  test('whose first response is a cached one is marked until the service answers', async () => {
    const { asked, list, ids, marked } = open(undefined);
    await settle();
    const answered = { data: listOf([1, 2], { version: 500 }), storedAt: NOW - 60, info: null, dropped: 0 };
    asked[0]?.answer({ ok: true, value: answered });
    await settle();
    expect(marked()).toEqual([1, 2]);
    expect(list.load.state).toMatchObject({ phase: 'ready', at: NOW - 60, stale: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.at(-1)?.version).toBe('0');
    asked.at(-1)?.answer(fresh(listOf([1, 2], { version: 600 })));
    await settle();
    expect(ids()).toEqual([1, 2]);
    expect(marked()).toEqual([]);
  });

  test('is the cached one, no longer refreshing, when the network is away', async () => {
    const cached = listOf([1], { version: 500 });
    const { asked, list, ids } = open({ data: cached, storedAt: NOW - 60 });
    await settle();
    asked[0]?.answer({ ok: false, failure: { kind: 'network' } });
    await settle();
    // The whole list, which the service worker answers from its cache.
    expect(asked.map(({ version }) => version)).toEqual(['500', '0']);
    asked[1]?.answer({ ok: true, value: { data: cached, storedAt: NOW - 60, info: null, dropped: 0 } });
    await settle();
    expect(ids()).toEqual([1]);
    expect(list.load.state).toEqual({ phase: 'ready', at: NOW - 60, stale: true });
  });

  test('keeps the cached events, no longer refreshing, when the service fails', async () => {
    const { asked, list, ids } = open({ data: listOf([1], { version: 500 }), storedAt: NOW - 60 });
    await settle();
    asked[0]?.answer({ ok: false, failure: { kind: 'server', code: 503 } });
    await settle();
    asked[1]?.answer({ ok: false, failure: { kind: 'server', code: 503 } });
    await settle();
    expect(ids()).toEqual([1]);
    expect(list.load.state).toMatchObject({ phase: 'failed', at: NOW - 60, stale: true });
    expect(list.load.state.refreshing).toBeUndefined();
  });

  test('without a cached response is loading until the whole list arrives', async () => {
    const { asked, list } = open(undefined);
    await settle();
    expect(list.load.state).toMatchObject({ phase: 'loading', at: 0 });
    expect(asked.map(({ version }) => version)).toEqual(['0']);
  });

  test('reads the cache once: a later load requests the changes alone', async () => {
    const { asked, list } = open({ data: listOf([1], { version: 500 }), storedAt: NOW - 60 });
    await settle();
    asked[0]?.answer(fresh(listOf([2], { isdiff: true, version: 600 })));
    await settle();
    void list.load.run();
    await settle();
    expect(list.load.state.stale).toBe(false);
    expect(asked[1]?.version).toBe('600');
  });
});

test('a match shows its cached response, then that of the service', async () => {
  const { asked, context } = start({ data: decodeOneEvent(wireEvent({ n: 'A - B' }), decoding), storedAt: NOW - 60 });
  const { detail } = createEventDetails(context).acquire(1);
  await settle();
  expect(detail.eventStore.events.get(1)?.cached).toBe(true);
  expect(detail.eventStore.events.get(1)?.name).toBe('A - B');
  expect(detail.load.state).toEqual({ phase: 'ready', at: NOW - 60, stale: true, refreshing: true });
  asked[0]?.answer(fresh(decodeOneEvent(wireEvent({ n: 'A - C' }), decoding)));
  await settle();
  expect(detail.eventStore.events.get(1)?.name).toBe('A - C');
  expect(detail.eventStore.events.get(1)?.cached).toBeUndefined();
  expect(detail.load.state).toEqual({ phase: 'ready', at: NOW, stale: false });
});

describe('a match that the service refuses, with a cached response of its own,', () => {
  const refused = { ok: false, failure: { kind: 'refused', code: 402 } };
  const open = async () => {
    const own = { data: decodeOneEvent(wireEvent({ n: 'A - B' }), decoding), storedAt: NOW - 60 };
    const started = start(own);
    const lists = createSportLists({
      ...started.context,
      cached: async () => ({ data: listOf([1], { version: 500 }), storedAt: NOW - 60 }),
    } as EngineContext);
    const { detail } = createEventDetails(started.context).acquire(1);
    await settle();
    started.asked.shift()?.answer(refused);
    await settle();
    return { ...started, lists, detail, event: () => detail.eventStore.events.get(1) };
  };

  test('is gone, whatever a cached list has', async () => {
    const { asked, lists, event } = await open();
    expect(event()).toBeUndefined();
    lists.acquire(1, 0);
    await vi.advanceTimersByTimeAsync(1_000);
    // Only the list sends a request: its cached copy is no reason to refetch the match.
    expect(asked.map(({ version }) => version)).toEqual(['500']);
    expect(event()).toBeUndefined();
  });

  test.each([
    ['returns it again', [1]],
    ['returns only what has changed', []],
  ])('is asked for again when the response of a cached list %s', async (_, changed) => {
    const { asked, lists, event } = await open();
    lists.acquire(1, 0);
    await settle();
    asked.shift()?.answer(fresh(listOf(changed, { isdiff: true, version: 600 })));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(1);
    asked[0]?.answer(refused);
    await settle();
    expect(event()).toBeDefined();
    expect(event()?.cached).toBeUndefined();
  });
});
