/** Lost, late and reordered messages, and outdated responses: the book recovers by itself. */
import type { Selection } from '../../../../src/model/slip.ts';
import { describe, expect, test } from 'vitest';
import { drivenEngine, listQuery, odd, row, settle, watchList } from '../../../support/driven-engine.ts';
import { oddUpdate, wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();

/** Holds responses until `open` is called, in the order of their requests. */
function gate(): { wait: (answer: () => unknown) => Promise<unknown>; open: () => void; waiting: () => number } {
  const queue: (() => void)[] = [];
  return {
    wait: (answer) => new Promise((resolve) => queue.push(() => resolve(answer()))),
    open: () => queue.shift()?.(),
    waiting: () => queue.length,
  };
}

describe('a list', () => {
  test('whose load was in flight when the hub reconnected is loaded once more, because its response may be outdated', async () => {
    const { wait, open, waiting } = gate();
    let price = 1.85;
    let slow = false;
    const tab = stage.start((path) => {
      if (path !== 'sportsbook/events') return undefined;
      const event = wireEvent();
      const [market] = event.m;
      if (market?.o[0] !== undefined) market.o[0].odd = price;
      return slow ? wait(() => wireList([event])) : wireList([event]);
    });
    watchList(tab);
    await settle();
    slow = true;
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(waiting()).toBe(1);

    // The odd changes while disconnected, after the response in flight was produced.
    stage.fake.hub('lite').reconnecting();
    price = 3.3;
    stage.fake.hub('lite').reconnected();
    slow = false;
    open();
    await settle();
    expect(odd(tab)).toBe(330);
  });

  test('applies all messages that arrived out of order during its first load', async () => {
    const { wait, open } = gate();
    const tab = stage.start((path) => (path === 'sportsbook/events' ? wait(() => wireList([wireEvent()])) : undefined));
    watchList(tab);
    await settle();
    stage.fake.hub('lite').push('currentEvents', { eid: 1, ev: 13, sid: 1, mb: 4 });
    stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 12, 2.05));
    open();
    await settle();
    expect([odd(tab), row(tab)?.minBets]).toEqual([205, 4]);
  });
});

describe('a refused message', () => {
  test('has its event fetched again, also when the first fetch fails', async () => {
    let works = false;
    const tab = stage.start((path) => {
      if (path === 'sportsbook/events') return wireList([wireEvent()]);
      if (path !== 'sportsbook/event/1') return undefined;
      return works ? wireEvent({ v: 12, mbc: 3 }) : new Response('', { status: 503 });
    });
    watchList(tab);
    await settle();
    stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 12, 2.05));
    stage.fake.hub('lite').push('currentEvents', { eid: 1, ev: 11, sid: 1, mb: 3 });
    await settle(600);
    expect(row(tab)?.minBets).not.toBe(3);
    works = true;
    await settle(2_000);
    expect(row(tab)?.minBets).toBe(3);
  });

  test.each([
    [429, { statusCode: 429, message: 'Rate limit is exceeded. Try again in 2 seconds.' }],
    [403, { message: 'Forbidden' }],
  ])('keeps its event when a gateway refuses the fetch (%i), and retries', async (status, words) => {
    let works = false;
    const tab = stage.start((path) => {
      if (path === 'sportsbook/events') return wireList([wireEvent()]);
      if (path !== 'sportsbook/event/1') return undefined;
      return works ? wireEvent({ v: 12, mbc: 3 }) : Response.json(words, { status });
    });
    watchList(tab);
    await settle();
    stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 12, 2.05));
    stage.fake.hub('lite').push('currentEvents', { eid: 1, ev: 11, sid: 1, mb: 3 });
    await settle(600);
    expect(row(tab)).toBeDefined();
    works = true;
    await settle(2_000);
    expect(row(tab)?.minBets).toBe(3);
  });

  test('of a score has its event fetched again as well', async () => {
    const score = (t: number, corners: object): object => ({ id: 1, eid: 1, sid: 1, t, ht: { r: 1, ...corners } });
    const tab = stage.start((path) => {
      if (path === 'sportsbook/events') return wireList([wireEvent()]);
      return path === 'sportsbook/event/1'
        ? wireEvent({ sc: { id: 1, sid: 1, t: 20, ht: { r: 1, co: 7 } } })
        : undefined;
    });
    watchList(tab);
    await settle();
    stage.fake.hub('score').push('currentScore', score(20, {}));
    stage.fake.hub('score').push('currentScore', score(19, { co: 7 }));
    await settle(1_000);
    expect(row(tab)?.score?.home.corners).toBe(7);
  });
});

test('an event that repeatedly leaves and re-enters the live program is shown within seconds each time', async () => {
  let version = 20;
  let runs = true;
  const tab = stage.start((path, query) => {
    if (path !== 'sportsbook/events') return undefined;
    const events = runs ? [wireEvent({ bp: 1, v: version })] : [];
    return query.get('version') === '0' ? wireList(events) : wireList(events, { isdiff: true, version });
  });
  tab.watch({ kind: 'list', query: { ...listQuery, scope: 'live' } });
  tab.send({ type: 'window', watch: 1, eventIds: [1] });
  await settle();
  for (let time = 1; time <= 3; time += 1) {
    runs = false;
    stage.fake.hub('lite').push('currentEvents', { eid: 1, ev: (version += 10), sid: 1, a: 'rp', bp: 1 });
    await settle(5_500);
    expect(row(tab)).toBeUndefined();
    runs = true;
    stage.fake.hub('lite').push('currentEvents', { eid: 1, ev: (version += 10), sid: 1, bp: 1, s: 1 });
    await settle(5_500);
    expect(row(tab), `time ${time}`).toBeDefined();
  }
});

test('an event that leaves the program while its detail loads is fetched again', async () => {
  const { wait, open } = gate();
  let over = false;
  const tab = stage.start((path) => {
    if (path !== 'sportsbook/event/1') return undefined;
    if (!over) return wait(() => wireEvent({ bp: 1, s: 1 }));
    return Response.json({ isSuccess: false, data: null, message: 'Bitti.' });
  });
  tab.watch({ kind: 'event', eventId: 1, sportId: 1 });
  await settle();
  stage.fake.hub('lite').push('currentEvents', { eid: 1, ev: 11, sid: 1, a: 'rp', bp: 1 });
  over = true;
  open();
  await settle();
  expect(tab.value('head')).toBeUndefined();
});

test('widget events and popular bets are reloaded after a reconnect', async () => {
  let price = 1.85;
  const priced = () => {
    const event = wireEvent();
    if (event.m[0]?.o[0] !== undefined) event.m[0].o[0].odd = price;
    return event;
  };
  const tab = stage.start((path) => {
    if (path === 'sportsbook/live-events-for-widget' || path === 'sportsbook/markets_by_id') return [priced()];
    return path === 'sportsbook/getPopulerBets' ? [popularBet] : undefined;
  });
  tab.watch({ kind: 'widget', which: 'live', columns: 'main' }, 1);
  tab.watch({ kind: 'popular', sportId: 1, limit: 5 }, 2);
  await settle();
  const asked = (path: string): number => stage.fake.requests.filter((request) => request.includes(path)).length;
  const before = asked('live-events-for-widget');
  price = 2.4;
  stage.fake.hub('lite').reconnected();
  await settle();
  expect(asked('live-events-for-widget')).toBe(before + 1);
  expect(tab.value<{ odd: number }[]>('bets', 2)?.[0]?.odd).toBe(240);
});

test('an outcome selected while the odds of the slip load receives later updates', async () => {
  const { wait, open } = gate();
  let slow = false;
  const tab = stage.start((path, _search, request) => {
    if (path === 'sportsbook/events') return wireList([wireEvent(), wireEvent({ i: 2 })]);
    if (path !== 'sportsbook/markets_by_id') return undefined;
    const answer = async (): Promise<unknown> =>
      ((await request.json()) as { eventId: number }[]).map(({ eventId }) => wireEvent({ i: eventId }));
    return slow ? wait(answer) : answer();
  });
  watchList(tab);
  tab.watch({ kind: 'slip' }, 2);
  await settle();
  const choose = (eventId: number) =>
    stage.fake.engine.call('toggleSelection', { eventId, sportId: 1, marketId: 100, outcomeNumber: 1 });
  await choose(1);
  slow = true;
  stage.fake.hub('lite').reconnected();
  await settle();
  await choose(2);
  slow = false;
  open();
  await settle();
  const slip = (): [number, boolean][] =>
    (tab.value<Selection[]>('selections', 2) ?? []).map(({ eventId, open: isOpen }) => [eventId, isOpen]);
  expect(slip()).toEqual([
    [1, true],
    [2, true],
  ]);
  stage.fake.hub('lite').push('currentOdds', oddUpdate(2, 11, 9.5));
  await settle();
  expect(tab.value<Selection[]>('selections', 2)?.[1]?.odd).toBe(950);
});

const popularBet = {
  eventId: 1,
  marketId: 100,
  outcomeNo: 1,
  sportId: 1,
  eventName: 'A - B',
  marketName: 'Maç Sonucu',
  outcomeName: '1',
  eventDate: 1_790_000_000,
  odd: 1.85,
  wodd: 1.8,
  mbs: 1,
  playedCount: 10,
  percent: 5,
};
