/** Markets of the slip as the service last returned them: what is missing is closed, and what is recent is not refetched. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Selection } from '../../../../src/model/slip.ts';
import { settle } from '../../../support/driven-engine.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

let fake: FakeEngine;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const item = { eventId: 1, sportId: 1, marketId: 100, outcomeNumber: 1, banker: false };
const terms = { systems: [], multiplier: 40, couponCount: 1 };

/** Starts an engine whose hubs are refused. @param markets of event 1 */
async function start(kept: Map<string, unknown>, markets = wireEvent().m): Promise<FakeTab> {
  const event = wireEvent({ m: markets });
  fake = startFakeEngine((path) => (path === 'sportsbook/markets_by_id' ? [event] : []), kept, true);
  const tab = new FakeTab(fake.engine, 'tab', true, { access: 'a', refresh: 'r', memberId: '7' });
  tab.watch({ kind: 'slip' });
  await settle();
  return tab;
}

async function open(): Promise<void> {
  void fake.engine.call('openSlip', { items: [item], terms });
  await settle();
}

test('a restored item whose market is missing in the response is closed', async () => {
  const kept = new Map<string, unknown>();
  await start(kept);
  await open();
  fake.stop();
  const tab = await start(kept, []);
  expect(tab.value<Selection[]>('selections')?.map(({ status }) => status)).toEqual(['removed']);
});

test('a tap on "Oyna" without hubs refetches odds of unknown age, and recent ones not again (play-26)', async () => {
  await start(new Map());
  await open();
  const requests = (): number => fake.requests.filter((path) => path.endsWith('markets_by_id')).length;
  const play = async (intent: string): Promise<number> => {
    const before = requests();
    void fake.engine.call('playCoupon', { intent, useBonus: false });
    await settle();
    return requests() - before;
  };
  expect([await play('i1'), await play('i2')]).toEqual([1, 0]);
  // Odds dated in the future have no known age (realms-15).
  vi.setSystemTime(Date.now() - 60 * 60_000);
  expect(await play('i3')).toBe(1);
});
