/** Bets proposed by the service, with their current odds. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unfilteredListQuery } from '../../../../src/domain/program/unfiltered-list-query.ts';
import type { PopularBet } from '../../../../src/model/program.ts';
import { settle } from '../../../support/driven-engine.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { oddUpdate, wireEvent, wireList } from '../../../support/wire-fixtures.ts';

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

const config = {
  m: { '1_1': { i: 1, n: 'Maç Sonucu', d: '', il: false, mt: 1, st: 1, mst: 1, p: 1, oot: 0 } },
  ...{ mg: {}, msg: {}, dmg: {}, dmsg: {}, s: {} },
};
const allFootball = unfilteredListQuery({ sportId: 1, scope: 'all', sort: 'league' });

let proposals: unknown[];
let markets: () => unknown;
let listed: ReturnType<typeof wireEvent>;
let fake: FakeEngine;
let tab: FakeTab;

beforeEach(async () => {
  vi.useFakeTimers();
  markets = () => [wireEvent()];
  listed = wireEvent();
  proposals = [proposal, { ...proposal, eventId: 'high' }];
  fake = startFakeEngine(
    (path) => {
      if (path === 'sportsbook/getPopulerBets') return proposals;
      if (path === 'sportsbook/events') return wireList([listed]);
      if (path === 'sportsbook/get_market_config') return config;
      if (path.includes('percentage')) return {};
      if (path === 'sportsbook/markets_by_id') return markets();
      return [];
    },
    new Map(),
    false,
    { reconcileMs: RECONCILE_MS },
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

const odds = (): number[] | undefined => tab.value<PopularBet[]>('bets')?.map(({ odd }) => odd);
const asked = (): number =>
  fake.requests.filter((request) => request.startsWith('/api/sportsbook/markets_by_id')).length;

test('popular bets follow their odds, and an unreadable one is skipped', async () => {
  expect(odds()).toEqual([185]);
  fake.hub('lite').push('currentOdds', oddUpdate(1, 11, 2.05));
  await settle();
  expect(odds()).toEqual([205]);
});

test('popular bets are compared with the service regularly, because a lost message is not noticed otherwise', async () => {
  const before = asked();
  expect(before).toBeGreaterThan(0);
  await settle(2 * RECONCILE_MS);
  expect(asked()).toBe(before + 2);
});

test('popular bets are requested again once the hubs are back', async () => {
  const before = asked();
  fake.hub('lite').reconnecting();
  fake.hub('lite').reconnected();
  await settle();
  expect(asked()).toBe(before + 1);
});

test('popular bets have the match clock once the match runs', async () => {
  const clock = (): string | undefined => tab.value<PopularBet[]>('bets')?.[0]?.clock;
  expect(clock()).toBe('');
  fake.hub('lite').push('currentEvents', { eid: 1, ev: 12, sid: 1, bp: 1, s: 1 });
  await settle();
  expect(clock()).toBe('Canlı');
  fake.hub('score').push('currentScore', { id: 1, sid: 1, s: 3, min: 67, ht: { r: 1 }, at: { r: 0 } });
  await settle();
  expect(clock()).toBe("67'");
});

test('popular bets are locked while their running match accepts no bets, and open again with it', async () => {
  const status = (): number | undefined => tab.value<PopularBet[]>('bets')?.[0]?.status;
  const move = async (ev: number, bp: number, es: number): Promise<void> => {
    fake.hub('lite').push('currentEvents', { eid: 1, ev, sid: 1, bp, es });
    await settle();
  };
  // An upcoming event has status 0 and is open.
  expect(status()).toBe(1);
  await move(12, 1, 1);
  expect(status()).toBe(1);
  await move(13, 1, -1);
  expect([status(), odds()]).toEqual([-1, [185]]);
  await move(14, 1, 1);
  expect(status()).toBe(1);
});

test.each([
  ['the market is suspended', { s: -2 }, {}, { status: -2, odd: 185 }],
  ['only the outcome is closed', {}, { c: -1 }, { status: -1, odd: 185 }],
  ['both are open', {}, { c: 1 }, { status: 1, odd: 185 }],
  ['the odd is no price', {}, { o: 1 }, { status: 1, odd: 100 }],
])('popular bets keep their place while locked: %s', async (_, market, outcome, expected) => {
  const update = { i: 100, a: 'u', ...market, o: [{ n: 1, o: 1.85, ...outcome }] };
  fake.hub('lite').push('currentOdds', { eid: 1, ev: 12, sid: 1, m: [update] });
  await settle();
  expect(tab.value<PopularBet[]>('bets')).toMatchObject([expected]);
});

test.each([
  ['accepts bets', { bp: 1, s: 1 }, 1],
  ['accepts none', { bp: 1, s: -1 }, -1],
  ['has not begun', {}, 1],
])(
  'popular bets have the status of the proposal until their markets load, for a known match that %s',
  async (_, fields, status) => {
    listed = wireEvent({ i: 2, ...fields });
    markets = () => new Promise(() => undefined);
    proposals = [{ ...proposal, eventId: 2 }];
    tab.watch({ kind: 'list', query: allFootball }, 3);
    await settle();
    tab.watch({ kind: 'popular', sportId: 1, limit: 9 }, 2);
    await settle();
    expect(tab.value<PopularBet[]>('bets', 2)).toMatchObject([{ eventId: 2, status }]);
  },
);

test('missing fields of a popular bet are taken from the market and its event', async () => {
  proposals = [{ eventId: 1, marketId: 100, outcomeNo: 2 }];
  tab.watch({ kind: 'popular', sportId: 1, limit: 9 }, 2);
  await settle();
  expect(tab.value<PopularBet[]>('bets', 2)).toEqual([
    {
      ...{ eventId: 1, sportId: 1, marketId: 100, outcomeNumber: 2, start: 1_795_000_000, status: 1, minBets: 1 },
      clock: '',
      ...{ eventName: 'Galatasaray - Trabzonspor', marketName: 'Maç Sonucu', outcomeName: '0' },
      ...{ odd: 340, webOdd: 327, playedCount: null, percent: null },
    },
  ]);
});

test('a popular bet with names only is found by them when the event is known, and is hidden otherwise', async () => {
  const named = { eventName: 'A - B', marketName: 'Maç Sonucu', outcomeName: '2' };
  proposals = [
    { eventId: 1, ...named },
    { eventId: 2, ...named },
  ];
  tab.watch({ kind: 'list', query: allFootball }, 3);
  await settle();
  tab.watch({ kind: 'popular', sportId: 1, limit: 9 }, 2);
  await settle();
  expect(tab.value<PopularBet[]>('bets', 2)).toMatchObject([
    { eventId: 1, marketId: 100, outcomeNumber: 3, odd: 410, status: 1 },
  ]);
});
