/** Nobody looks: the hubs are let go after a while, and are back with the truth when somebody does (rule updates-21). */
import { expect, test, vi } from 'vitest';
import { productTiming } from '../../../../src/contract/environment.ts';
import type { HubName } from '../../../../src/contract/hub/wire.ts';
import type { ConnectionState } from '../../../../src/model/connection.ts';
import { drivenEngine, listQuery, odd, settle, watchList } from '../../../support/driven-engine.ts';
import { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();
const REST_MS = productTiming.hubRestMs;
const names: HubName[] = ['lite', 'score'];

let price = 1.85;

/** A tab in sight that shows the list, connected; what it asks for costs `price`. */
async function seen(): Promise<FakeTab> {
  price = 1.85;
  const tab = stage.start((path) => {
    const event = wireEvent();
    if (event.m[0]?.o[0] !== undefined) event.m[0].o[0].odd = price;
    return path === 'sportsbook/events' ? wireList([event]) : undefined;
  });
  watchList(tab);
  tab.watch({ kind: 'connection' }, 2);
  await settle();
  expect(odd(tab)).toBe(185);
  return tab;
}

const look = (tab: FakeTab, visible: boolean): void => tab.send({ type: 'visibility', visible });
const opened = (): number[] => names.map((name) => stage.fake.hubs[name].length);
const ended = (): boolean[] => names.map((name) => stage.fake.hub(name).ended);
const status = (tab: FakeTab): string | undefined => tab.value<ConnectionState>('state', 2)?.status;

test('a hidden tab keeps its connections for a while, not longer', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(REST_MS - 100);
  expect(ended()).toEqual([false, false]);
  await settle(200);
  expect(ended()).toEqual([true, true]);
  // Neither a retry nor the watch over the device's sleep brings them back.
  await settle(10 * REST_MS);
  expect(opened()).toEqual([1, 1]);
});

test('a device that sleeps while no tab is in sight has no hub until one is', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(1_000);
  // Timers stand still while it sleeps, the clock does not.
  vi.setSystemTime(Date.now() + 3_600_000);
  await settle(5_000);
  expect(ended()).toEqual([true, true]);
  expect(opened()).toEqual([1, 1]);
  look(tab, true);
  await settle(100);
  expect(opened()).toEqual([2, 2]);
  expect(status(tab)).toBe('on');
});

test('at rest the clock is not looked at; awake again, it is', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(REST_MS - 100);
  const waiting = vi.getTimerCount();
  await settle(200);
  // Neither the time until the rest nor the watch.
  expect(vi.getTimerCount()).toBe(waiting - 2);
  look(tab, true);
  await settle(100);
  vi.setSystemTime(Date.now() + 3_600_000);
  await settle(5_000);
  expect(opened()).toEqual([3, 3]);
});

test('a tab that is seen again connects at once and shows what is, not what was', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(REST_MS + 100);
  price = 2.4;
  tab.frames = [];
  look(tab, true);
  await settle(100);
  expect(opened()).toEqual([2, 2]);
  expect(odd(tab)).toBe(240);
  expect(status(tab)).toBe('on');
  // It was never told that the hubs had given up.
  expect(JSON.stringify(tab.frames)).not.toContain('"off"');
  stage.fake.hub('lite').push('currentOdds', { eid: 1, ev: 99, sid: 1, m: [{ i: 100, v: 99, o: [{ n: 1, o: 3 }] }] });
  await settle(100);
  expect(odd(tab)).toBe(300);
});

test('a tab that is seen again within that time notices nothing', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(REST_MS - 100);
  look(tab, true);
  await settle(2 * REST_MS);
  expect(opened()).toEqual([1, 1]);
  expect(ended()).toEqual([false, false]);
  expect(status(tab)).toBe('on');
});

test('one tab in sight keeps the connections of all', async () => {
  const tab = await seen();
  const other = new FakeTab(stage.fake.engine, 'other');
  other.watch({ kind: 'list', query: listQuery });
  look(other, false);
  await settle(2 * REST_MS);
  expect(ended()).toEqual([false, false]);
  look(tab, false);
  await settle(REST_MS + 100);
  expect(ended()).toEqual([true, true]);
  look(other, true);
  await settle(100);
  expect(opened()).toEqual([2, 2]);
});

test('hidden, seen and hidden again: the time begins anew', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(REST_MS - 1_000);
  look(tab, true);
  look(tab, false);
  await settle(REST_MS - 1_000);
  expect(ended()).toEqual([false, false]);
  await settle(1_100);
  expect(ended()).toEqual([true, true]);
});

test('a tab opened in the background lets go as well', async () => {
  stage.start(() => undefined).send({ type: 'visibility', visible: false });
  await settle(REST_MS + 1_000);
  expect(ended()).toEqual([true, true]);
});
