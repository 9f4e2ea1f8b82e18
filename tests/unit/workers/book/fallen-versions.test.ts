/**
 * Version counters that restart while the hub stays connected, and responses that only lag (rules updates-22 to
 * updates-24).
 */
import { describe, expect, test } from 'vitest';
import type { WireEvent, WireEventList } from '../../../../src/contract/services/wire/event-wire.ts';
import type { FakeTab } from '../../../support/fake-engine.ts';
import { drivenEngine, odd, order, row, settle, watchList } from '../../../support/driven-engine.ts';
import { oddUpdate, wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();

interface Told {
  v: number;
  market?: number;
  odd?: number;
  score?: [t: number, goals: number];
  without?: boolean;
}

function told({ v, market = 1, odd: price = 1.85, score, without = false }: Told, i = 1): WireEvent {
  const event = wireEvent({ i, v });
  const [first] = event.m;
  if (first !== undefined) {
    first.v = market;
    if (first.o[0] !== undefined) first.o[0].odd = price;
  }
  if (without) event.m = [];
  if (score !== undefined) event.sc = { id: i, sid: 1, t: score[0], s: 2, ht: { r: score[1] }, at: { r: 0 } };
  return event;
}

/** Serves a list with `first`, and responses for the event as set by `truth`. */
function serving(first: Told): { tab: FakeTab; truth: (...next: Told[]) => void; asked: () => number } {
  let answers: Told[] = [first];
  const tab = stage.start((path) => {
    if (path === 'sportsbook/events') return wireList([told(first)]);
    if (path !== 'sportsbook/event/1') return undefined;
    const [answer = first, ...rest] = answers;
    if (rest.length > 0) answers = rest;
    return told(answer);
  });
  watchList(tab);
  return {
    tab,
    truth: (...next) => (answers = next),
    asked: () => stage.fake.requests.filter((request) => request.includes('sportsbook/event/1')).length,
  };
}

const lite = (message: object): void => stage.fake.hub('lite').push('currentOdds', message);
const score = (t: number, goals: number): void =>
  stage.fake.hub('score').push('currentScore', { id: 1, eid: 1, sid: 1, t, s: 2, ht: { r: goals }, at: { r: 0 } });
const part = (v: number, price: number, more: object = {}): object => ({
  ...{ eid: 1, ev: 955_000_100, sid: 1 },
  m: [{ i: 100, v, o: [{ n: 1, o: price, wo: price }], ...more }],
});
/** An odds message that raises the versions of its event and of its market. */
const both = (version: number, price: number): object => ({ ...part(version, price), ev: version });
const goals = (tab: FakeTab): number | null | undefined => row(tab)?.score?.home.regular;

const HIGH = 955_000_100;

describe('a version counter that restarts while the hub stays connected', () => {
  test.each<[string, Told, () => void, () => void, Told, (tab: FakeTab) => unknown, unknown]>([
    [
      'of an event',
      { v: HIGH },
      () => lite(oddUpdate(1, HIGH + 1, 2)),
      () => lite(oddUpdate(1, 3, 3)),
      { v: 3, odd: 3 },
      odd,
      300,
    ],
    [
      'of a market',
      { v: HIGH, market: 500 },
      () => lite(part(501, 2)),
      () => lite(part(3, 3)),
      { v: HIGH, market: 3, odd: 3 },
      odd,
      300,
    ],
    [
      'of a market that was removed',
      { v: HIGH, market: 500 },
      () => lite({ eid: 1, ev: HIGH, sid: 1, m: [{ i: 100, a: 'r', v: 501 }] }),
      () => lite(part(3, 3, { a: 'a', k: '1_1', s: 1 })),
      { v: HIGH, market: 3, odd: 3 },
      odd,
      300,
    ],
    [
      'of a score',
      { v: HIGH, score: [1_795_000_000_000, 0] },
      () => score(1_795_000_060_000, 1),
      () => score(1_795_000_000_500, 2),
      { v: HIGH, score: [1_795_000_000_500, 2] },
      goals,
      2,
    ],
  ])('%s is accepted within five seconds, and until then the row is suspect', async (...row_) => {
    const [, first, before, fallen, truth, read, wanted] = row_;
    const { tab, truth: tell } = serving(first);
    await settle();
    before();
    await settle();
    const old = read(tab);
    tell(truth);
    fallen();
    await settle(1_000);
    expect([read(tab), row(tab)?.suspect]).toEqual([old, true]);
    await settle(4_000);
    expect([read(tab), row(tab)?.suspect]).toEqual([wanted, undefined]);
  });

  test('accepts later messages from the new counter on, and refuses an older one', async () => {
    const { tab, truth } = serving({ v: HIGH });
    await settle();
    lite(oddUpdate(1, HIGH + 1, 2));
    truth({ v: 3, odd: 3 });
    lite(oddUpdate(1, 3, 3));
    await settle(5_000);
    lite(oddUpdate(1, 4, 3.5));
    lite(oddUpdate(1, 2, 9));
    await settle();
    expect(odd(tab)).toBe(350);
  });

  test.each([
    ['event', oddUpdate(1, Number.MAX_SAFE_INTEGER, 7.77)],
    ['event, in milliseconds', oddUpdate(1, HIGH * 1_000, 7.77)],
    ['market', part(Number.MAX_SAFE_INTEGER, 7.77)],
  ])('one message with an absurd version of its %s is undone without another message', async (_, poison) => {
    const { tab, truth } = serving({ v: HIGH, market: 500 });
    await settle();
    lite(part(501, 2));
    truth({ v: HIGH + 1, market: 502, odd: 2.2 });
    lite(poison);
    await settle();
    expect(odd(tab)).toBe(777);
    await settle(5_000);
    expect([odd(tab), row(tab)?.suspect]).toEqual([220, undefined]);
    lite({ ...part(503, 2.4), ev: HIGH + 2 });
    await settle();
    expect(odd(tab)).toBe(240);
  });

  test('for many events is resolved by loading their lists, without requests for single events', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    let now: Told = { v: HIGH };
    const tab = stage.start((path) =>
      path === 'sportsbook/events' ? wireList(ids.map((id) => told(now, id))) : undefined,
    );
    watchList(tab);
    tab.send({ type: 'window', watch: 1, eventIds: ids });
    await settle();
    for (const id of ids) lite(oddUpdate(id, HIGH + 1, 2));
    now = { v: 3, odd: 3 };
    stage.fake.requests.length = 0;
    for (const id of ids) lite(oddUpdate(id, 3, 3));
    await settle(5_000);
    expect(ids.map((id) => [odd(tab, id), row(tab, id)?.suspect])).toEqual(ids.map(() => [300, undefined]));
    expect(stage.fake.requests.every((request) => request.includes('sportsbook/events'))).toBe(true);
    expect(stage.fake.requests.length).toBeLessThan(5);
  });

  test('of a list makes the whole list load when a difference has a lower version than requested', async () => {
    let now: (since: number) => WireEventList = () => wireList([told({ v: 10 })], { version: 5_000 });
    const tab = stage.start((path, query) =>
      path === 'sportsbook/events' ? now(Number(query.get('version'))) : undefined,
    );
    watchList(tab);
    await settle();
    now = (since) =>
      since > 7
        ? wireList([], { version: 7, isdiff: true })
        : wireList([told({ v: 11, odd: 2.5 }), told({ v: 1 }, 2)], { version: 7 });
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect([odd(tab), order(tab)]).toEqual([250, [1, 2]]);
  });
});

describe('a response that only lags', () => {
  test('from one replica among fresh ones rolls nothing back', async () => {
    const { tab, truth } = serving({ v: 10 });
    await settle();
    lite(oddUpdate(1, 20, 2));
    truth({ v: 16, odd: 1.6 }, { v: 20, odd: 2 });
    lite(oddUpdate(1, 15, 1.5));
    await settle(1_000);
    expect([odd(tab), row(tab)?.suspect]).toEqual([200, true]);
    await settle(4_000);
    expect([odd(tab), row(tab)?.suspect]).toEqual([200, undefined]);
  });

  test('from a cache older than the refused message rolls nothing back, however often it comes', async () => {
    const { tab, truth } = serving({ v: 10 });
    await settle();
    lite(both(20, 2));
    truth({ v: 10 });
    lite(both(15, 1.5));
    await settle(60_000);
    expect([odd(tab), row(tab)?.suspect]).toEqual([200, undefined]);
  });

  test('rolls nothing back while the hub continues from the known version', async () => {
    const { tab, truth } = serving({ v: 10 });
    await settle();
    lite(both(20, 2));
    truth({ v: 16, market: 16, odd: 1.6 });
    lite(both(15, 1.5));
    await settle(1_000);
    lite(both(20, 2.1));
    await settle();
    expect([odd(tab), row(tab)?.suspect]).toEqual([210, undefined]);
    await settle(10_000);
    expect(odd(tab)).toBe(210);
  });

  test('rolls nothing back when no message was refused', async () => {
    const { tab } = serving({ v: 10 });
    await settle();
    lite(both(20, 2));
    for (let time = 0; time < 3; time += 1) {
      tab.send({ type: 'retry', watch: 1 });
      // Sequential retries are what this tests.
      // oxlint-disable-next-line no-await-in-loop
      await settle(5_000);
    }
    expect(odd(tab)).toBe(200);
  });
});

test('events whose responses bring nothing new are fetched after growing pauses', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => index + 1);
  const tab = stage.start((path) => {
    if (path === 'sportsbook/events') return wireList(ids.map((id) => told({ v: 10 }, id)));
    const [, id] = /^sportsbook\/event\/(\d+)$/.exec(path) ?? [];
    return id === undefined ? undefined : told({ v: 10 }, Number(id));
  });
  watchList(tab);
  await settle();
  stage.fake.requests.length = 0;
  for (let time = 0; time < 40; time += 1) {
    for (const id of ids) lite(oddUpdate(id, 9, 5));
    // oxlint-disable-next-line no-await-in-loop
    await settle(500);
  }
  // In 20 s each event is fetched after pauses of 1, 2, 4 and 8 s.
  expect(stage.fake.requests.length).toBeLessThanOrEqual(8 * 6);
});
