/** Moving odds in the engine: what is observed, since when, and what leaves. */
import { expect, test, vi } from 'vitest';
import type { MovingOdds } from '../../../../src/model/program.ts';
import { RANK_MS } from '../../../../workers/engine/topics/moving-topic.ts';
import { drivenEngine, settle } from '../../../support/driven-engine.ts';
import { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const engine = drivenEngine();

const list = wireList(
  [1, 2].map((i) =>
    wireEvent({
      i,
      m: [
        {
          ...{ i: i * 10, t: 1, st: 1, v: 1, s: 1, mbc: 1 },
          o: [2, 3, 4].map((odd, place) => ({ no: place + 1, n: String(place + 1), odd, wodd: odd })),
        },
      ],
    }),
  ),
);

let requests: string[];
const answers = (path: string, search: URLSearchParams): unknown => {
  requests.push(path);
  if (path !== 'sportsbook/events') return [];
  return search.get('type') === '0' ? list : wireList([]);
};

async function start(): Promise<FakeTab> {
  requests = [];
  const tab = engine.start(answers);
  await watch(tab);
  return tab;
}

async function watch(tab: FakeTab, minutes = 15): Promise<void> {
  tab.watch({ kind: 'moving', sportId: 1, minutes });
  await vi.dynamicImportSettled();
  await settle(1_500);
}

let version = 10;
function change(eid: number, odds: Partial<Record<number, number>>, extra: object = {}): void {
  version += 1;
  const o = Object.entries(odds).map(([no, odd]) => ({ no: Number(no), odd, wodd: odd }));
  engine.fake.hub('lite').push('currentOdds', {
    ...{ eid, ev: version, sid: 1 },
    m: [{ i: eid * 10, a: 'u', v: version, o, ...extra }],
  });
}

const moves = (tab: FakeTab): MovingOdds | undefined => tab.value<MovingOdds>('moves');
const short = (all: MovingOdds['falls'] | undefined) =>
  all?.map(({ eventId, outcomeNumber, before, odd }) => [eventId, outcomeNumber, before, odd]);

test('moving-2, moving-3: a burst is one change, from the odd before it, and is ranked some seconds later', async () => {
  const tab = await start();
  const begun = Math.floor(Date.now() / 1_000);
  expect(moves(tab)).toMatchObject({ falls: [], rises: [] });
  expect(begun - (moves(tab)?.since ?? 0)).toBeLessThanOrEqual(2);
  change(1, { 1: 1.9, 2: 3.1 });
  change(1, { 1: 1.8 });
  change(2, { 3: 4.5 });
  await settle();
  expect(moves(tab)).toMatchObject({ falls: [], rises: [] });
  await settle(RANK_MS + 2_500);
  expect(short(moves(tab)?.falls)).toEqual([[1, 1, 200, 180]]);
  expect(short(moves(tab)?.rises)).toEqual([
    [2, 3, 400, 450],
    [1, 2, 300, 310],
  ]);
  expect(moves(tab)?.falls[0]?.points.map(({ odd }) => odd)).toEqual([200, 180]);
});

test('moving-2: a suspended or ended match leaves with the next order, and returns when it is open again', async () => {
  const tab = await start();
  change(1, { 1: 1.8 });
  change(2, { 1: 1.7 });
  await settle(RANK_MS + 2_500);
  expect(short(moves(tab)?.falls)).toEqual([
    [2, 1, 200, 170],
    [1, 1, 200, 180],
  ]);
  change(2, {}, { s: -2 });
  engine.fake.hub('lite').push('currentEvents', { eid: 1, ev: 90, sid: 1, a: 'rp', m: [] });
  await settle(RANK_MS);
  expect(short(moves(tab)?.falls)).toEqual([]);
  change(2, {}, { s: 1 });
  await settle(RANK_MS);
  expect(short(moves(tab)?.falls)).toEqual([[2, 1, 200, 170]]);
});

test('moving-1: a change leaves the shorter window first, and two tabs see the same', async () => {
  const tab = await start();
  change(1, { 1: 1.8 });
  await settle(RANK_MS + 2_500);
  const other = new FakeTab(engine.fake.engine, 'other');
  await watch(other, 60);
  expect(short(moves(other)?.falls)).toEqual(short(moves(tab)?.falls));
  await settle(16 * 60_000);
  expect(short(moves(tab)?.falls)).toEqual([]);
  expect(short(moves(other)?.falls)).toEqual([[1, 1, 200, 180]]);
});

test('moving-4: observation goes on after the page was left, without further requests, and begins anew after an hour', async () => {
  const tab = await start();
  const since = moves(tab)?.since;
  tab.send({ type: 'unwatch', watch: 1 });
  await settle(5 * 60_000);
  change(1, { 1: 1.8 });
  await settle(3_000);
  const lists = (): number => requests.filter((path) => path === 'sportsbook/events').length;
  const before = lists();
  const again = new FakeTab(engine.fake.engine, 'other');
  await watch(again);
  expect(lists()).toBe(before);
  expect(moves(again)?.since).toBe(since);
  expect(short(moves(again)?.falls)).toEqual([[1, 1, 200, 180]]);

  again.send({ type: 'unwatch', watch: 1 });
  await settle(61 * 60_000);
  const later = new FakeTab(engine.fake.engine, 'later');
  await watch(later);
  expect(moves(later)?.since).toBeGreaterThan(since ?? Infinity);
  expect(short(moves(later)?.falls)).toEqual([]);
});
