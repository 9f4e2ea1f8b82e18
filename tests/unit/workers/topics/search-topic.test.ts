/** Search over all sports: missing lists are loaded once and kept while the search is open. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadState } from '../../../../src/model/load.ts';
import type { EventRow, ProgramFound } from '../../../../src/model/program.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

let fake: FakeEngine;
let failing: string[];

beforeEach(() => {
  vi.useFakeTimers();
  failing = [];
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const settle = (ms = 600): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const asked = (): string[] => fake.requests.filter((path) => path.startsWith('/api/sportsbook/events'));

async function start(): Promise<FakeTab> {
  fake = startFakeEngine((path, query) => {
    if (path === 'sportsbook/info') return infos;
    if (path !== 'sportsbook/events') return [];
    const key = `${query.get('st')}:${query.get('type')}`;
    if (failing.includes(key)) return Response.json({}, { status: 503 });
    return { isdiff: false, version: 1, events: events[key] ?? [] };
  });
  const tab = new FakeTab(fake.engine);
  await settle();
  return tab;
}

let infos: unknown = [];
const events: Record<string, ReturnType<typeof wireEvent>[]> = {
  '1:0': [wireEvent({ i: 1, hn: 'Galatasaray', an: 'Göztepe' })],
  '2:0': [wireEvent({ i: 2, sid: 2, hn: 'Fenerbahçe Beko', an: 'Galatasaray Ekmas' })],
};

test('every sport is requested once, however much is typed, and rows are sent with the results', async () => {
  const tab = await start();
  tab.watch({ kind: 'search', text: '', sportId: 0 });
  await settle();
  const before = asked().length;
  expect(before).toBeGreaterThan(2);
  tab.watch({ kind: 'search', text: 'gala', sportId: 0 }, 2);
  await settle();
  tab.watch({ kind: 'search', text: 'galata', sportId: 0 }, 3);
  await settle();
  expect(asked().length).toBe(before);
  expect(tab.value<ProgramFound>('found', 3)?.eventIds.toSorted()).toEqual([1, 2]);
  expect(tab.value<EventRow>('row:1', 3)?.home).toBe('Galatasaray');
  expect(tab.value<LoadState>('load', 3)?.phase).toBe('ready');
});

test('results from long-term lists are marked', async () => {
  events['11:2'] = [wireEvent({ i: 9, sid: 11, n: 'Galata Rallisi Birincisi' })];
  infos = [1, 2, 11].map((i) => ({ i, lc: 0, uc: 0, ec: 1, oc: 1 }));
  const tab = await start();
  tab.watch({ kind: 'search', text: 'gala', sportId: 0 });
  await settle();
  const found = tab.value<ProgramFound>('found');
  expect(found?.eventIds.toSorted()).toEqual([1, 2, 9]);
  expect(found?.longTermIds).toEqual([9]);
  infos = [];
});

test('a sport that fails to load does not hide the others, and the load state is failed', async () => {
  failing = ['2:0'];
  const tab = await start();
  tab.watch({ kind: 'search', text: 'gala', sportId: 0 });
  await settle();
  expect(tab.value<ProgramFound>('found')?.eventIds).toEqual([1]);
  expect(tab.value<LoadState>('load')?.phase).toBe('failed');
});

test('only sports with events are requested when their counts are known', async () => {
  infos = [{ i: 1, lc: 0, uc: 0, ec: 3, oc: 0 }];
  const tab = await start();
  tab.watch({ kind: 'search', text: 'gala', sportId: 0 });
  await settle();
  expect(new Set(asked().map((path) => path.includes('st=1&')))).toEqual(new Set([true]));
  infos = [];
});

test('a sport with missing counts is searched like any other', async () => {
  infos = [
    { i: 1, lc: 0, uc: 0, ec: null, oc: 0 },
    { i: 2, lc: null, uc: 0, ec: 0, oc: 'x' },
  ];
  const tab = await start();
  tab.watch({ kind: 'search', text: 'gala', sportId: 0 });
  await settle();
  expect(tab.value<ProgramFound>('found')?.eventIds).toEqual([1]);
  expect(asked().map((path) => /st=(\d+)&type=(\d)/.exec(path)?.slice(1).join(':'))).toEqual(['1:0', '2:1', '2:2']);
  infos = [];
});

test('a text that nothing contains is corrected once all lists are loaded', async () => {
  const tab = await start();
  tab.watch({ kind: 'search', text: 'galatasary', sportId: 0 });
  await settle();
  await vi.waitFor(() => expect(tab.value<ProgramFound>('found')?.correction).toBe('Galatasaray'));
  expect(tab.value<ProgramFound>('found')?.eventIds).toEqual([1, 2]);
  expect(tab.value<EventRow>('row:1')?.columns).toHaveLength(1);
});

test('a text that resembles nothing finds nothing', async () => {
  const tab = await start();
  tab.watch({ kind: 'search', text: 'qwrtzx', sportId: 0 });
  await settle();
  await vi.waitFor(() => expect(tab.value<ProgramFound>('found')?.total).toBe(0));
  expect(tab.value<ProgramFound>('found')?.correction).toBeUndefined();
});

test('hits of the sport of the page come first', async () => {
  const tab = await start();
  tab.watch({ kind: 'search', text: 'gala', sportId: 2 });
  await settle();
  expect(tab.value<ProgramFound>('found')?.eventIds).toEqual([2, 1]);
});
