/** Events by id for the coupons on screen: rows without markets, and none for events outside the program. */
import type { LoadState } from '../../../../src/model/load.ts';
import { beforeEach, expect, test } from 'vitest';
import { drivenEngine, row, settle } from '../../../support/driven-engine.ts';
import type { FakeTab } from '../../../support/fake-engine.ts';
import { oddUpdate, wireEvent } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();
/** Ids of the events the service knows. */
let offered: number[];

beforeEach(() => {
  offered = [1, 2];
});

function start(): FakeTab {
  return stage.start((path) => {
    const eventId = Number(path.replace('sportsbook/event/', ''));
    if (offered.includes(eventId)) return wireEvent({ i: eventId, bp: 1, s: 1 });
    return Response.json({ isSuccess: false, message: 'Etkinlik bulunamadı.' });
  });
}

const goals = (eventId: number, home: number): object => ({
  id: eventId,
  sid: 1,
  s: 2,
  min: 10,
  ht: { r: home },
  at: { r: 0 },
});
const asked = (eventId: number): number =>
  stage.fake.requests.filter((request) => request.startsWith(`/api/sportsbook/event/${eventId}?`)).length;

test('each event is requested once and returned without its markets', async () => {
  const tab = start();
  // Waits until the hubs are connected, which makes everything load again.
  await settle();
  tab.watch({ kind: 'events', eventIds: [1, 2, 2] });
  await settle();
  expect([asked(1), asked(2)]).toEqual([1, 1]);
  expect(row(tab, 1)).toMatchObject({ id: 1, home: 'Galatasaray', columns: [], competition: { name: 'Süper Lig' } });
  expect(row(tab, 1)).not.toHaveProperty('markets');
  expect(tab.value<LoadState>('load')?.phase).toBe('ready');
});

test('an event outside the program has no row, which is not a failure', async () => {
  const tab = start();
  tab.watch({ kind: 'events', eventIds: [1, 99] });
  await settle();
  expect(row(tab, 99)).toBeUndefined();
  expect(tab.value<LoadState>('load')).toMatchObject({ phase: 'ready', stale: false });
});

test('a score updates its row only, and an odd updates nothing', async () => {
  const tab = start();
  tab.watch({ kind: 'events', eventIds: [1, 2] });
  await settle();
  const before = tab.frames.length;
  stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 11, 2.05));
  await settle();
  expect(tab.frames).toHaveLength(before);
  stage.fake.hub('score').push('currentScore', goals(1, 3));
  await settle();
  expect(row(tab, 1)?.score?.home.regular).toBe(3);
  expect(tab.frames.at(-1)?.updates.flatMap(({ set }) => set.map(([key]) => key))).toEqual(['row:1']);
});

test('a row is removed when the event has left the program and the service confirms it', async () => {
  const tab = start();
  tab.watch({ kind: 'events', eventIds: [1] });
  await settle();
  offered = [];
  stage.fake.hub('lite').push('currentEvents', { eid: 1, ev: 12, sid: 1, a: 'rp', bp: 1 });
  await settle();
  expect(row(tab, 1)).toBeUndefined();
});

test('after unwatching, nothing is sent, and soon nothing is stored', async () => {
  const tab = start();
  tab.watch({ kind: 'events', eventIds: [1] });
  await settle();
  tab.send({ type: 'unwatch', watch: 1 });
  await settle(60_000);
  expect(await stage.fake.engine.call('stats', null)).toMatchObject({ value: { watches: 0, events: 0 } });
});
