/** Several selections at once: each is added as by a tap, and the result says why some were not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Selection } from '../../../../src/model/slip.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

let fake: FakeEngine;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const MOST = 3;
const terms = { systems: [], multiplier: 40, couponCount: 1 };
const item = (eventId: number, outcomeNumber = 1, banker = false) => ({
  ...{ eventId, sportId: 1, marketId: 100, outcomeNumber, banker },
});
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(300);

/** A service with the events below 90; a slip has at most three. */
async function start(): Promise<FakeTab> {
  fake = startFakeEngine(async (path, _, request) => {
    if (path === 'content/appconfig') return { globalConfig: { coupon: { maxEventCount: MOST } } };
    if (path !== 'sportsbook/markets_by_id') return [];
    const pins = (await request.json()) as { eventId: number }[];
    const asked = new Set(pins.map(({ eventId }) => eventId).filter((eventId) => eventId < 90));
    return [...asked].map((eventId) => wireEvent({ i: eventId }));
  });
  const tab = new FakeTab(fake.engine);
  tab.watch({ kind: 'slip' });
  tab.watch({ kind: 'config' }, 2);
  await settle();
  return tab;
}

async function open(...items: ReturnType<typeof item>[]): Promise<unknown> {
  const answer = fake.engine.call('openSlip', { items, terms });
  await settle();
  return answer;
}

async function add(...items: ReturnType<typeof item>[]): Promise<unknown> {
  const answer = fake.engine.call('addSelections', items);
  await settle();
  return answer;
}

const told = (taken: object): object => ({ ok: true, value: { full: 0, most: MOST, doubled: 0, ...taken } });
const chosen = (tab: FakeTab): (number | boolean)[][] =>
  (tab.value<Selection[]>('selections') ?? []).map(({ eventId, outcomeNumber, banker }) => [
    ...[eventId, outcomeNumber, banker],
  ]);
const eventsOf = (tab: FakeTab): unknown[] => chosen(tab).map(([eventId]) => eventId);

test('added selections fill the free places, and the result counts those that did not fit', async () => {
  const tab = await start();
  await open(item(1), item(2));
  expect(await add(item(3), item(4), item(5), item(90))).toEqual(told({ added: 1, full: 2 }));
  expect(eventsOf(tab)).toEqual([1, 2, 3]);
  expect(await add(item(6))).toEqual(told({ added: 0, full: 1 }));
  // An item already in the slip needs no further place.
  expect(await add(item(1), item(2, 2))).toEqual(told({ added: 2 }));
  expect(chosen(tab).slice(0, 2)).toEqual([
    [1, 1, false],
    [2, 2, false],
  ]);
});

test('of a slip with too many items, the first available ones are opened', async () => {
  const tab = await start();
  expect(await open(item(90), item(1), item(2), item(3), item(4))).toEqual(told({ added: 3, full: 1 }));
  expect(eventsOf(tab)).toEqual([1, 2, 3]);
});

test('two selections of one event are counted as one, as with two taps (rule slip-3)', async () => {
  const tab = await start();
  expect(await open(item(1, 1, true), item(2), item(1, 2))).toEqual(told({ added: 2, doubled: 1 }));
  expect(chosen(tab)).toEqual([
    [1, 2, true],
    [2, 1, false],
  ]);
  expect(await add(item(3, 1), item(3, 3))).toEqual(told({ added: 1, doubled: 1 }));
  expect(chosen(tab).at(-1)).toEqual([3, 3, false]);
});
