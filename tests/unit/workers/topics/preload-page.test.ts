/** Requests of an engine as soon as a tab has reported its page, before the page watches anything. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tokens } from '../../../../src/model/player.ts';
import { listQuery } from '../../../support/driven-engine.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import type { PreloadedReads } from '../../../../workers/engine/calls/preloaded-reads.ts';
import { preloadPage } from '../../../../workers/engine/topics/preload-page.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

let fake: FakeEngine;
/** Platform headers of the requests for the cards of the home page. */
let platforms: (string | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  platforms = [];
  fake = startFakeEngine((path, _query, { headers }) => {
    if (path.endsWith('widget')) platforms.push(headers.get('Platform'));
    return path === 'sportsbook/events' ? wireList([wireEvent()]) : [];
  });
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(300);
/** Requested addresses without repetitions, because connecting the hubs repeats requests. */
const asked = (): string[] => [
  ...new Set(
    fake.requests
      .filter((request) => /sportsbook\/event/.test(request))
      .map((request) => request.replace('/api/sportsbook/', '').replace(/&version=\d+/, '')),
  ),
];
const open = async (path?: string, visible = true, tokens: Tokens | null = null): Promise<FakeTab> => {
  const tab = new FakeTab(fake.engine, 'a', visible, tokens, path === undefined ? {} : { path });
  await settle();
  return tab;
};

const football = ['events?st=1&type=0', 'events?st=1&type=1'];

test.each([
  ['/program/futbol', football],
  ['/program/basketbol', ['events?st=2&type=0', 'events?st=2&type=1']],
  ['/program/canli/futbol', ['events?st=1&type=1']],
  // Football, because the address names no sport.
  ['/program', football],
  ['/program/canli', ['events?st=1&type=1']],
  ['/program/tum-oranlar/futbol', football],
  ['/program/futbol/mac-detay/77', ['event/77?allMarkets=true']],
  ['/program/futbol/mac-detay/77/istatistik', ['event/77?allMarkets=true']],
  ['/mac-detay/widget/77', ['event/77?allMarkets=true']],
  ['/', []],
  ['/program/ozel-etkinlikler', []],
  ['/yardim/futbol', []],
  [undefined, []],
])('the page %s causes its requests', async (path, requests) => {
  await open(path);
  expect(asked()).toEqual(requests);
});

test('a watch uses the request in flight or its response', async () => {
  const tab = await open('/program/futbol');
  const before = fake.requests.length;
  tab.watch({ kind: 'list', query: { ...listQuery, scope: 'all' } });
  await settle();
  expect(tab.value('order')).toBeDefined();
  expect(fake.requests.slice(before).filter((request) => request.includes('events?'))).toEqual([]);
});

test('an unwatched preload is released', async () => {
  await open('/program/futbol');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await fake.engine.call('stats', null)).toMatchObject({ value: { events: 0 } });
});

describe('before the hello of the page', () => {
  const early = (path: string): void => fake.engine.preload({ path, platform: 'mobile-web', environment: undefined });
  const cards = ['live-events-for-widget', 'upcoming-events-for-widget'];
  const cardRequests = (): string[] =>
    fake.requests.filter((request) => request.includes('widget')).map((request) => request.replace(/^.*\//, ''));

  test('the data of a list is requested, and once', async () => {
    early('/program/futbol');
    await settle();
    expect(asked()).toEqual(football);
    await open('/program/futbol');
    expect(asked()).toEqual(football);
  });

  test('the cards of the home page are requested for the platform of the page, and its watches use them', async () => {
    fake.refusing = true;
    early('/');
    await settle();
    expect(cardRequests().toSorted()).toEqual(cards);
    expect(platforms).toEqual(['mobile-web', 'mobile-web']);
    const tab = await open('/');
    tab.watch({ kind: 'widget', which: 'live', columns: 'main' });
    tab.watch({ kind: 'widget', which: 'upcoming', columns: 'main' }, 2);
    await vi.advanceTimersByTimeAsync(10);
    expect(cardRequests().toSorted()).toEqual(cards);
  });

  test('cards from before the hubs connected are requested again: their odds may have changed since', async () => {
    early('/');
    await settle();
    const tab = await open('/');
    tab.watch({ kind: 'widget', which: 'live', columns: 'main' });
    await vi.advanceTimersByTimeAsync(10);
    expect(cardRequests().filter((request) => request === 'live-events-for-widget')).toHaveLength(2);
  });

  test('an engine with tabs does not request the cards early: their odds may change before they are watched', async () => {
    await open();
    early('/');
    await settle();
    expect(cardRequests()).toEqual([]);
  });

  test("a member's page is left to its hello, which has the tokens", async () => {
    early('/profil/kuponlarim');
    await settle();
    expect(fake.requests.filter((request) => request.includes('/wager/'))).toEqual([]);
  });
});

test('a hidden tab causes no requests', async () => {
  await open('/program/futbol', false);
  expect(asked()).toEqual([]);
});

describe('preloading of coupons', () => {
  const tokens: Tokens = { access: 'a', refresh: 'r', memberId: '1' };
  const ofCoupons = (): string[] =>
    fake.requests.filter((request) => request.includes('/wager/')).map((request) => request.replace('/api/wager/', ''));
  /** Waits for the lazily loaded part that knows the reads of a page. */
  const known = async (): Promise<void> => {
    await vi.dynamicImportSettled();
    await settle();
  };
  const list = 'played-betslips-and-pendings';
  const all = 'page=1&limit=10&withBetslipDetails=true';

  test.each([
    ['/profil/kuponlarim', [`${list}?status=-1&${all}`]],
    ['/profil/kuponlarim/bekleyen', [`${list}?status=-1&${all}`]],
    ['/profil/kuponlarim/bekleyen/baslamamis', [`${list}?status=-1&type=2&${all}`]],
    ['/profil/kuponlarim/oynadiklarim', [`${list}?${all}`]],
    ['/profil/kuponlarim/oynadiklarim/77', ['played_betslips_detail/77/own']],
    ['/profil/kuponlarim/kupon-detay/77', ['played_betslips_detail/77/own']],
    ['/profil/kuponlarim/coklu-kupon/G1', ['multi-betslip-details-with-cache/G1']],
    // Encoded once, exactly as by the page.
    ['/profil/kuponlarim/kupon-detay/%C3%87', ['played_betslips_detail/%C3%87/own']],
    ['/profil/kuponlarim/kupon-detay/%C3', []],
    // Pages without a list, with an unknown filter, or of another service.
    ['/profil/kuponlarim/kayitli', []],
    ['/profil/kuponlarim/spor-toto', []],
    ['/profil/kuponlarim/spor-toto/kupon-detay/77', []],
    ['/profil/kuponlarim/bayi/bekleyen', []],
    ['/profil/kuponlarim/bekleyen/toString', []],
    ['/profil/kuponlarim/toString', []],
    ['/profil', []],
  ])('sends the reads of the page %s', async (path, requests) => {
    await open(path, true, tokens);
    await known();
    expect(ofCoupons()).toEqual(requests);
  });

  test('is used by a read of the page while it is in flight', async () => {
    const opened = open('/profil/kuponlarim/kupon-detay/77', true, tokens);
    const input = { parameters: { id: '77', owner: 'own' } };
    const answer = fake.engine.call('read', { name: 'getPlayedBetslip', input });
    await opened;
    await known();
    await answer;
    expect(ofCoupons()).toEqual(['played_betslips_detail/77/own']);
  });

  test.each([
    '/profil/kuponlarim/kayitli',
    '/profil/kuponlarim/bayi',
    '/profil/kuponlarim/spor-toto/kazanan',
    '/profil',
  ])('does not delay reads of %s, which has none', (path) => {
    const expectRead = vi.fn<PreloadedReads['expect']>();
    preloadPage(path, { reads: { expect: expectRead } } as unknown as Parameters<typeof preloadPage>[1]);
    expect(expectRead).not.toHaveBeenCalled();
  });

  test('does not happen for a visitor or a hidden tab', async () => {
    await open('/profil/kuponlarim');
    await open('/profil/kuponlarim', false, tokens);
    await known();
    expect(ofCoupons()).toEqual([]);
  });
});
