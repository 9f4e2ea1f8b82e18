/** The engine's book as seen by a tab: loads, buffered messages, reconnects, cached responses, windows, hidden tabs. */
import type { LoadState } from '../../../../src/model/load.ts';
import type { EventRow } from '../../../../src/model/program.ts';
import { describe, expect, test } from 'vitest';
import { drivenEngine, listQuery, odd, order, settle, watchList } from '../../../support/driven-engine.ts';
import { oddUpdate, wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();

describe('a list', () => {
  test('arrives with its order, and with rows for the window only', async () => {
    const tab = stage.start(() => wireList([wireEvent(), wireEvent({ i: 2 })]));
    tab.watch({ kind: 'list', query: listQuery });
    tab.send({ type: 'window', watch: 1, eventIds: [2] });
    await settle();
    expect(order(tab)).toEqual([1, 2]);
    expect(tab.value<LoadState>('load')?.phase).toBe('ready');
    expect([odd(tab, 1), odd(tab, 2)]).toEqual([undefined, 185]);
  });

  test('prepares the device store once, when its first response arrives', async () => {
    let answer: (list: unknown) => void = () => undefined;
    const tab = stage.start((path) =>
      path === 'sportsbook/events' ? new Promise((resolve) => (answer = resolve)) : undefined,
    );
    watchList(tab);
    await settle();
    expect(stage.fake.prepared).toBe(0);
    answer(wireList([wireEvent(), wireEvent({ i: 2 })]));
    await settle();
    expect(order(tab)).toEqual([1, 2]);
    expect(stage.fake.prepared).toBe(1);
  });

  test('limited to the next hour includes events as they come within it', async () => {
    const begins = Math.floor(Date.now() / 1000) + 65 * 60;
    const tab = stage.start(() => wireList([wireEvent({ d: begins }), wireEvent({ i: 2, d: begins + 7200 })]));
    tab.watch({ kind: 'list', query: { ...listQuery, hours: 1 } });
    await settle();
    expect(order(tab)).toEqual([]);
    await settle(6 * 60_000);
    expect(order(tab)).toEqual([1]);
  });

  test('sends a pushed odd only for a row in the window', async () => {
    const tab = stage.start(() => wireList([wireEvent(), wireEvent({ i: 2 })]));
    tab.watch({ kind: 'list', query: listQuery });
    tab.send({ type: 'window', watch: 1, eventIds: [1] });
    await settle();
    const before = tab.frames.length;
    stage.fake.hub('lite').push('currentOdds', oddUpdate(2, 11, 9));
    await settle();
    expect(tab.frames).toHaveLength(before);
    stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 11, 2.05));
    await settle();
    expect(odd(tab)).toBe(205);
    expect(tab.frames).toHaveLength(before + 1);
  });

  test('ignores a message with a lower version', async () => {
    const tab = stage.start(() => wireList([wireEvent()]));
    tab.watch({ kind: 'list', query: listQuery });
    tab.send({ type: 'window', watch: 1, eventIds: [1] });
    await settle();
    stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 9, 2.05));
    await settle();
    expect(odd(tab)).toBe(185);
    expect(await stage.fake.engine.call('stats', null)).toMatchObject({ value: { stale: 1 } });
  });

  test('applies messages that arrive during a load after it, unless their version is lower', async () => {
    let answer: (list: unknown) => void = () => undefined;
    const tab = stage.start((path, search) =>
      path === 'sportsbook/events' && search.get('type') === '0'
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : [],
    );
    tab.watch({ kind: 'list', query: listQuery });
    tab.send({ type: 'window', watch: 1, eventIds: [1] });
    await settle();
    stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 9, 5));
    stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 12, 2.05));
    answer(wireList([wireEvent()]));
    await settle();
    expect(odd(tab)).toBe(205);
  });

  test("loses an event removed by 'rp'", async () => {
    const tab = stage.start(() => wireList([wireEvent(), wireEvent({ i: 2 })]));
    tab.watch({ kind: 'list', query: listQuery });
    await settle();
    stage.fake.hub('lite').push('currentEvents', { eid: 1, ev: 11, sid: 1, a: 'rp', bp: 0 });
    await settle();
    expect(order(tab)).toEqual([2]);
  });

  test('loads its changes once after a message for an unknown event', async () => {
    let asked = 0;
    let isNew = false;
    const tab = stage.start((_, search) => {
      asked += 1;
      if (search.get('version') === '0') return wireList([wireEvent()]);
      return wireList(isNew ? [wireEvent({ i: 3 })] : [], { isdiff: true, version: 2_000, rmi: isNew ? [1] : [] });
    });
    tab.watch({ kind: 'list', query: listQuery });
    await settle();
    const loads = asked;
    isNew = true;
    for (let version = 11; version < 20; version += 1)
      stage.fake.hub('lite').push('currentOdds', oddUpdate(3, version, 2));
    await settle(6_000);
    expect(order(tab)).toEqual([3]);
    stage.fake.hub('lite').push('currentOdds', oddUpdate(99, 11, 2));
    await settle(6_000);
    stage.fake.hub('lite').push('currentOdds', oddUpdate(99, 12, 2));
    await settle(6_000);
    expect(asked - loads).toBe(2);
  });

  test('drops and counts unreadable events and shows the others', async () => {
    const tab = stage.start(() => wireList([{ nonsense: true } as never, wireEvent()]));
    tab.watch({ kind: 'list', query: listQuery });
    await settle();
    expect(order(tab)).toEqual([1]);
    const stats = await stage.fake.engine.call('stats', null);
    expect(stats.ok && stats.value.malformed).toBeGreaterThan(0);
  });
});

describe('a service that fails', () => {
  test('with isSuccess:false has its message shown, and a retry loads the list', async () => {
    let works = false;
    const tab = stage.start(() =>
      works
        ? wireList([wireEvent()])
        : Response.json({
            isSuccess: false,
            data: null,
            message: null,
            error: { code: 9, message: 'Bülten hazırlanıyor.' },
          }),
    );
    tab.watch({ kind: 'list', query: listQuery });
    await settle();
    expect(tab.value<LoadState>('load')).toMatchObject({
      phase: 'failed',
      failure: { kind: 'refused', message: 'Bülten hazırlanıyor.' },
    });
    works = true;
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(order(tab)).toEqual([1]);
    expect(tab.value<LoadState>('load')).toMatchObject({ phase: 'ready', stale: false });
  });

  test('leaves the loaded list marked as stale, which is refreshed once the service is back', async () => {
    let works = true;
    const tab = stage.start(() => {
      if (!works) return new Response('Bad gateway', { status: 502 });
      return wireList([wireEvent()]);
    });
    tab.watch({ kind: 'list', query: listQuery });
    await settle();
    works = false;
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(order(tab)).toEqual([1]);
    expect(tab.value<LoadState>('load')).toMatchObject({ phase: 'failed', stale: true, failure: { kind: 'server' } });
    works = true;
    await settle(10_000);
    expect(tab.value<LoadState>('load')).toMatchObject({ phase: 'ready', stale: false });
  });

  test('with a truncated response is retried automatically', async () => {
    let works = false;
    const tab = stage.start(() => (works ? wireList([wireEvent()]) : new Response('{"isSuccess":true,"data":{"eve')));
    tab.watch({ kind: 'list', query: listQuery });
    await settle();
    expect(tab.value<LoadState>('load')).toMatchObject({ phase: 'failed', failure: { kind: 'malformed' } });
    works = true;
    await settle(10_000);
    expect(order(tab)).toEqual([1]);
  });

  test('has an empty screen filled from the cache, which never replaces live data', async () => {
    const copy = (): Response =>
      Response.json(
        { isSuccess: true, data: wireList([wireEvent({ v: 3 })]), message: '' },
        { headers: { 'x-tribun-stored-at': '1790000000' } },
      );
    let offline = true;
    const tab = stage.start(() => (offline ? copy() : wireList([wireEvent({ v: 50, mbc: 3 })])));
    tab.watch({ kind: 'list', query: listQuery });
    tab.send({ type: 'window', watch: 1, eventIds: [1] });
    await settle();
    expect(tab.value<LoadState>('load')).toMatchObject({ phase: 'ready', stale: true, at: 1_790_000_000 });
    offline = false;
    await settle(5_000);
    expect(tab.value<EventRow>('row:1')?.minBets).toBe(3);
    offline = true;
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(tab.value<EventRow>('row:1')?.minBets).toBe(3);
    expect(tab.value<LoadState>('load')?.stale).toBe(true);
  });
});

describe('after a reconnect', () => {
  test('the list requests changes since its last version and merges them', async () => {
    const tab = stage.start((_, search) =>
      search.get('version') === '0'
        ? wireList([wireEvent(), wireEvent({ i: 2 })])
        : wireList([wireEvent({ v: 30, mbc: 4 })], { isdiff: true, version: 2_000, rmi: [2] }),
    );
    await settle();
    tab.watch({ kind: 'list', query: listQuery });
    tab.send({ type: 'window', watch: 1, eventIds: [1, 2] });
    await settle();
    expect(order(tab)).toEqual([1, 2]);
    stage.fake.hub('lite').reconnecting();
    stage.fake.hub('lite').reconnected();
    await settle();
    expect(stage.fake.requests).toContain('/api/sportsbook/events?st=1&type=0&version=1000');
    expect(order(tab)).toEqual([1]);
    expect(tab.value<EventRow>('row:1')?.minBets).toBe(4);
  });

  test('a whole list from a restarted server is accepted, including lower versions', async () => {
    let restarted = false;
    const tab = stage.start(() => wireList([restarted ? wireEvent({ v: 1, mbc: 2 }) : wireEvent()]));
    tab.watch({ kind: 'list', query: listQuery });
    tab.send({ type: 'window', watch: 1, eventIds: [1] });
    await settle();
    restarted = true;
    stage.fake.hub('lite').reconnected();
    await settle();
    expect(tab.value<EventRow>('row:1')).toMatchObject({ version: 1, minBets: 2 });
    stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 2, 3));
    await settle();
    expect(odd(tab)).toBe(300);
  });
});

describe('a hidden tab', () => {
  test('receives nothing, and everything at once when it is visible again', async () => {
    const tab = stage.start(() => wireList([wireEvent()]));
    tab.watch({ kind: 'list', query: listQuery });
    tab.send({ type: 'window', watch: 1, eventIds: [1] });
    await settle();
    tab.send({ type: 'visibility', visible: false });
    tab.frames = [];
    stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 11, 2.05));
    await settle(5_000);
    expect(tab.frames).toHaveLength(0);
    tab.send({ type: 'visibility', visible: true });
    await settle();
    expect(tab.frames[0]?.updates[0]?.reset).toBe(true);
    expect(odd(tab)).toBe(205);
  });
});
