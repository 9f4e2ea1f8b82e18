/** Automatic requests of the engine: few while a service fails, whatever the hubs send. */
import { describe, expect, test, vi } from 'vitest';
import { drivenEngine, odd, settle, watchList } from '../../../support/driven-engine.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();

const lists = (): number => stage.fake.requests.filter((each) => each.startsWith('/api/sportsbook/events?')).length;
const lite = () => stage.fake.hub('lite');

/** Sends three hub messages per second, each for an event in no list. */
async function traffic(seconds: number): Promise<void> {
  for (let tick = 0; tick < seconds * 3; tick += 1) {
    lite().push('currentEvents', { eid: 1_000 + tick, ev: 5, sid: 1, bp: 1 });
    // oxlint-disable-next-line no-await-in-loop -- time passes between the messages
    await settle(333);
  }
}

const unavailable = (headers: Record<string, string>) => new Response('', { status: 503, headers });

describe('a list whose service fails', () => {
  test('is not requested before the time of its Retry-After, whatever the hub sends', async () => {
    const tab = stage.start((path) =>
      path === 'sportsbook/events' ? unavailable({ 'Retry-After': '120' }) : undefined,
    );
    watchList(tab);
    await settle();
    const first = lists();
    await traffic(45);
    lite().reconnecting();
    lite().reconnected();
    await traffic(45);
    expect(lists()).toBe(first);
    await settle(200_000);
    expect(lists()).toBeGreaterThan(first);
  });

  test('is retried after growing pauses that hub messages do not shorten', async () => {
    const tab = stage.start((path) => (path === 'sportsbook/events' ? unavailable({}) : undefined));
    watchList(tab);
    await settle();
    await traffic(45);
    // Requests at 0, 2, 7 and 17 s, and one for the first connection of the hubs.
    expect(lists()).toBeLessThanOrEqual(5);
  });

  test('is requested at once when the player retries', async () => {
    const tab = stage.start((path) =>
      path === 'sportsbook/events' ? unavailable({ 'Retry-After': '120' }) : undefined,
    );
    watchList(tab);
    await settle();
    const first = lists();
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(lists()).toBeGreaterThan(first);
  });
});

test('messages for events in no response do not set the pace of refetches', async () => {
  const tab = stage.start((path) => (path === 'sportsbook/events' ? wireList([wireEvent()]) : undefined));
  watchList(tab);
  await settle();
  const first = lists();
  await traffic(60);
  // The limit allows for growing pauses and two comparisons; unlimited, each list had two requests per second.
  expect(lists() - first).toBeLessThanOrEqual(12);
});

describe('after a reconnect', () => {
  test('refetches are spread over time', async () => {
    const tab = stage.start((path) => (path === 'sportsbook/events' ? wireList([wireEvent()]) : undefined), undefined, {
      refetchSpreadMs: 2_000,
    });
    watchList(tab);
    await settle();
    const first = lists();
    lite().reconnecting();
    lite().reconnected();
    await settle(1_000);
    expect(lists()).toBe(first);
    await settle(1_600);
    expect(lists()).toBeGreaterThan(first);
  });
});

describe('without connected hubs', () => {
  test('visible data is polled every 10 to 15 s, until the hubs are back', async () => {
    let price = 1.85;
    const tab = stage.start((path) => {
      if (path !== 'sportsbook/events') return undefined;
      const event = wireEvent();
      const [market] = event.m;
      if (market?.o[0] !== undefined) market.o[0].odd = price;
      return wireList([event]);
    });
    watchList(tab);
    await settle();
    lite().reconnecting();
    price = 2.5;
    const before = lists();
    await settle(15_100);
    expect(odd(tab)).toBe(250);
    await settle(45_000);
    const polls = lists() - before;
    expect(polls).toBeGreaterThanOrEqual(4);
    expect(polls).toBeLessThanOrEqual(6);
    lite().reconnected();
    await settle(1_000);
    const after = lists();
    await settle(40_000);
    expect(lists()).toBe(after);
  });

  test('nothing is polled while no tab is visible', async () => {
    const tab = stage.start((path) => (path === 'sportsbook/events' ? wireList([wireEvent()]) : undefined));
    watchList(tab);
    await settle();
    lite().reconnecting();
    tab.send({ type: 'visibility', visible: false });
    const before = lists();
    await settle(60_000);
    expect(lists()).toBe(before);
  });
});

test('a flood of reads leaves the engine at a limited rate', async () => {
  stage.start(() => []);
  const ask = { name: 'getNews', input: { query: { count: '16' } } } as const;
  for (let each = 0; each < 400; each += 1) void stage.fake.engine.call('read', ask);
  await settle(1_000);
  expect(stage.fake.requests.length).toBeLessThan(260);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
});
