/** The first order of a list: complete if that takes only a moment, and never late. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unfilteredListQuery } from '../../../../src/domain/program/unfiltered-list-query.ts';
import { order, row } from '../../../support/driven-engine.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const query = unfilteredListQuery({ sportId: 1, scope: 'prematch', sort: 'league' });

let fake: FakeEngine;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

test.each([
  ['a list waits for leagues that arrive a moment later', 900, 0],
  ['a list does not wait for leagues that take long', 5_000, 1_050],
])('%s', async (_, competitionsMs, shownBy) => {
  const leagues = [{ i: 8, cid: 'TR', p: 1, si: '1', n: 'Kupa' }];
  fake = startFakeEngine(async (path) => {
    if (path.includes('percentage')) return {};
    if (path !== 'sportsbook/competitions') return wireList([wireEvent(), wireEvent({ i: 2, ci: 8 })]);
    await new Promise((resolve) => {
      setTimeout(resolve, competitionsMs);
    });
    return leagues;
  });
  const tab = new FakeTab(fake.engine);
  tab.watch({ kind: 'list', query });
  await vi.advanceTimersByTimeAsync(250);
  expect(order(tab)).toEqual([]);
  await vi.advanceTimersByTimeAsync(shownBy);
  expect(order(tab)).toEqual(shownBy === 0 ? [] : [1, 2]);
  await vi.advanceTimersByTimeAsync(competitionsMs + 300);
  // The cup now has a name, so it is sorted before the unknown league.
  expect(order(tab)).toEqual([2, 1]);
});

test('of two running copies of a match, the one in the live list is shown', async () => {
  const kickedOff = (odds: number) => wireList([wireEvent({ bp: 1, il: true, oc: odds })]);
  fake = startFakeEngine((path, search) => {
    if (path.includes('percentage')) return {};
    return path === 'sportsbook/competitions' ? [] : kickedOff(search.get('type') === '1' ? 90 : 40);
  });
  const tab = new FakeTab(fake.engine);
  tab.watch({ kind: 'list', query: { ...query, scope: 'all' } });
  await vi.advanceTimersByTimeAsync(1_500);
  tab.send({ type: 'window', watch: 1, eventIds: [1] });
  await vi.advanceTimersByTimeAsync(500);
  expect(tab.value('row:1')).toMatchObject({ marketCount: 90 });
});

test('a row shows another line of its market when that line opens again', async () => {
  const line = (id: number, sov: string, odd: number) => ({
    ...{ i: id, t: 2, st: 101, v: 1, s: 1, mbc: 1, sov },
    o: [1, 2].map((no) => ({ no, n: String(no), odd: odd + no / 100, wodd: odd })),
  });
  fake = startFakeEngine((path) => {
    if (path.includes('percentage')) return {};
    if (path === 'sportsbook/competitions') return [];
    return wireList([wireEvent({ m: [line(10, '2.5', 1.8), line(11, '3.5', 2.4)] })]);
  });
  const tab = new FakeTab(fake.engine);
  tab.watch({ kind: 'list', query: { ...query, columns: [{ market: '2_101', liveMarket: '' }] } });
  await vi.advanceTimersByTimeAsync(1_500);
  tab.send({ type: 'window', watch: 1, eventIds: [1] });
  const after = async (version: number, ...markets: [id: number, status: number][]): Promise<string | undefined> => {
    const m = markets.map(([i, s]) => ({ i, a: 'u', s, v: version }));
    fake.hub('lite').push('currentOdds', { eid: 1, ev: 10, sid: 1, m });
    await vi.advanceTimersByTimeAsync(300);
    return row(tab)?.columns[0]?.line;
  };
  expect(await after(2, [10, -1])).toBe('3.5');
  expect(await after(3, [11, -1])).toBe('2.5');
  expect(await after(4, [11, 1])).toBe('3.5');
});
