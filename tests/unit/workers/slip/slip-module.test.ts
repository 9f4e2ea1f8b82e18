/** A slip takes the place of another: whole, and only when something of it can be had. */
import type { Selection } from '../../../../src/model/slip.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

const settle = (ms = 300): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** Events 1 to 3 are in the program. */
async function start(): Promise<FakeTab> {
  fake = startFakeEngine(async (path, _, request) => {
    if (path !== 'sportsbook/markets_by_id') return [];
    const pins = (await request.json()) as { eventId: number }[];
    return pins.flatMap(({ eventId }) => (eventId <= 3 ? [wireEvent({ i: eventId })] : []));
  });
  const tab = new FakeTab(fake.engine);
  tab.watch({ kind: 'slip' });
  await settle();
  return tab;
}

const item = (eventId: number, banker = false) => ({ eventId, sportId: 1, marketId: 100, outcomeNumber: 1, banker });
const terms = { systems: [2], multiplier: 40, couponCount: 1 };

async function open(...items: ReturnType<typeof item>[]): Promise<unknown> {
  const answer = fake.engine.call('openSlip', { items, terms });
  await settle();
  return answer;
}

const eventsOf = (tab: FakeTab): number[] => (tab.value<Selection[]>('selections') ?? []).map(({ eventId }) => eventId);

test('what can be had comes with its terms and bankers, in place of what was there', async () => {
  const tab = await start();
  await open(item(3));
  expect(await open(item(1, true), item(2), item(9))).toEqual({ ok: true, value: { added: 2 } });
  expect(eventsOf(tab)).toEqual([1, 2]);
  expect(tab.value<Selection[]>('selections')?.map(({ banker }) => banker)).toEqual([true, false]);
  expect(tab.value('terms')).toEqual(terms);
});

test('of which nothing can be had: the slip stays as it was', async () => {
  const tab = await start();
  await open(item(1), item(2));
  expect(await open(item(8), item(9))).toEqual({ ok: true, value: { added: 0 } });
  expect(eventsOf(tab)).toEqual([1, 2]);
});
