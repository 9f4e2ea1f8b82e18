/** Named events for the coupons on screen: rows without markets, and nothing for what the program does not have. */
import type { LoadState } from '../../../../src/model/load.ts';
import type { EventRow } from '../../../../src/model/program.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';
import { oddUpdate, wireEvent } from '../../../support/wire-fixtures.ts';

let fake: FakeEngine;
/** Events the service has. */
let offered: number[];

beforeEach(() => {
  vi.useFakeTimers();
  offered = [1, 2];
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const settle = (ms = 300): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

function start(): FakeTab {
  fake = startFakeEngine((path) => {
    if (path === 'sportsbook/competitions') return [{ i: 7, cid: 'TR', p: 1, si: '1', n: 'Süper Lig' }];
    const eventId = Number(path.replace('sportsbook/event/', ''));
    if (offered.includes(eventId)) return wireEvent({ i: eventId, bp: 1, s: 1 });
    return Response.json({ isSuccess: false, message: 'Etkinlik bulunamadı.' });
  });
  return new FakeTab(fake.engine);
}

const row = (tab: FakeTab, eventId: number): EventRow | undefined => tab.value<EventRow>(`row:${eventId}`);
const goals = (eventId: number, home: number): object => ({
  id: eventId,
  sid: 1,
  s: 2,
  min: 10,
  ht: { r: home },
  at: { r: 0 },
});
const asked = (eventId: number): number =>
  fake.requests.filter((request) => request.startsWith(`/api/sportsbook/event/${eventId}?`)).length;

test('each is asked for once, and told without its markets', async () => {
  const tab = start();
  // Once the hubs are connected, all is asked for anew.
  await settle();
  tab.watch({ kind: 'events', eventIds: [1, 2, 2] });
  await settle();
  expect([asked(1), asked(2)]).toEqual([1, 1]);
  expect(row(tab, 1)).toMatchObject({ id: 1, home: 'Galatasaray', columns: [], competition: { name: 'Süper Lig' } });
  expect(row(tab, 1)).not.toHaveProperty('markets');
  expect(tab.value<LoadState>('load')?.phase).toBe('ready');
});

test('an event the program does not have has no row, and that is no failure', async () => {
  const tab = start();
  tab.watch({ kind: 'events', eventIds: [1, 99] });
  await settle();
  expect(row(tab, 99)).toBeUndefined();
  expect(tab.value<LoadState>('load')).toMatchObject({ phase: 'ready', stale: false });
});

test('a score moves its row alone; an odd moves nothing', async () => {
  const tab = start();
  tab.watch({ kind: 'events', eventIds: [1, 2] });
  await settle();
  const before = tab.frames.length;
  fake.hub('lite').push('currentOdds', oddUpdate(1, 11, 2.05));
  await settle();
  expect(tab.frames).toHaveLength(before);
  fake.hub('score').push('currentScore', goals(1, 3));
  await settle();
  expect(row(tab, 1)?.score?.home.regular).toBe(3);
  expect(tab.frames.at(-1)?.updates.flatMap(({ set }) => set.map(([key]) => key))).toEqual(['row:1']);
});

test('a row goes when the event has left the program and the service says so', async () => {
  const tab = start();
  tab.watch({ kind: 'events', eventIds: [1] });
  await settle();
  offered = [];
  fake.hub('lite').push('currentEvents', { eid: 1, ev: 12, sid: 1, a: 'rp', bp: 1 });
  await settle();
  expect(row(tab, 1)).toBeUndefined();
});

test('no longer watched, nothing is told, and soon nothing is kept', async () => {
  const tab = start();
  tab.watch({ kind: 'events', eventIds: [1] });
  await settle();
  tab.send({ type: 'unwatch', watch: 1 });
  await settle(60_000);
  expect(await fake.engine.call('stats', null)).toMatchObject({ value: { watches: 0, events: 0 } });
});
