/** Bets the service proposes, with the odds there are now. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PopularBet } from '../../../../src/model/program.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { oddUpdate, wireEvent } from '../../../support/wire-fixtures.ts';

const RECONCILE_MS = 10_000;
const proposal = {
  eventId: 1,
  marketId: 100,
  outcomeNo: 1,
  sportId: 1,
  eventName: 'Galatasaray - Trabzonspor',
  marketName: 'Maç Sonucu',
  outcomeName: '1',
  eventDate: 1_795_000_000,
  odd: 1.85,
  wodd: 1.78,
  mbs: 1,
  playedCount: 10,
  percent: 40,
};

let fake: FakeEngine;
let tab: FakeTab;

beforeEach(async () => {
  vi.useFakeTimers();
  fake = startFakeEngine(
    (path) => {
      if (path === 'sportsbook/getPopulerBets') return [proposal, { ...proposal, odd: 'high' }];
      if (path === 'sportsbook/markets_by_id') return [wireEvent()];
      return [];
    },
    new Map(),
    false,
    RECONCILE_MS,
  );
  tab = new FakeTab(fake.engine);
  await settle();
  tab.watch({ kind: 'popular', sportId: 1, limit: 6 });
  await settle();
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const settle = (ms = 300): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const odds = (): number[] | undefined => tab.value<PopularBet[]>('bets')?.map(({ odd }) => odd);
const asked = (): number =>
  fake.requests.filter((request) => request.startsWith('/api/sportsbook/markets_by_id')).length;

test('follow their odds; one that cannot be read is not there', async () => {
  expect(odds()).toEqual([185]);
  fake.hub('lite').push('currentOdds', oddUpdate(1, 11, 2.05));
  await settle();
  expect(odds()).toEqual([205]);
});

test('are compared with the service now and then: nothing else tells of a message that never came', async () => {
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await settle(2 * RECONCILE_MS);
  expect(asked()).toBe(before + 2);
});

test('are asked for again once the hubs are back', async () => {
  const before = asked();
  fake.hub('lite').reconnecting();
  fake.hub('lite').reconnected();
  await settle();
  expect(asked()).toBe(before + 1);
});
