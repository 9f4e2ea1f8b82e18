/**
 * Hubs disconnect some time after the last tab is hidden, and reconnect when a tab is visible (rule updates-21).
 */
import { expect, test, vi } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import type { HubName } from '../../../../src/contract/hub/wire.ts';
import type { ConnectionState } from '../../../../src/model/app-config.ts';
import { drivenEngine, listQuery, odd, settle, watchList } from '../../../support/driven-engine.ts';
import { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();
const REST_MS = productDefaultTiming.hubRestMs;
const names: HubName[] = ['lite', 'score'];

let price = 1.85;

/** A visible, connected tab that shows the list; responses have the odd `price`. */
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

test('a hidden tab keeps its connections only for a while', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(REST_MS - 100);
  expect(ended()).toEqual([false, false]);
  await settle(200);
  expect(ended()).toEqual([true, true]);
  // Neither a retry nor the detection of sleep reconnects them.
  await settle(10 * REST_MS);
  expect(opened()).toEqual([1, 1]);
});

test('a device that sleeps without a visible tab reconnects only once a tab is visible', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(1_000);
  // Timers stop while a device sleeps, its clock does not.
  vi.setSystemTime(Date.now() + 3_600_000);
  await settle(5_000);
  expect(ended()).toEqual([true, true]);
  expect(opened()).toEqual([1, 1]);
  look(tab, true);
  await settle(100);
  expect(opened()).toEqual([2, 2]);
  expect(status(tab)).toBe('on');
});

test('disconnected hubs leave no timer for sleep detection, which restarts with the connection', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(REST_MS - 100);
  const waiting = vi.getTimerCount();
  await settle(200);
  // The timers of the disconnect and of sleep detection have ended.
  expect(vi.getTimerCount()).toBe(waiting - 2);
  look(tab, true);
  await settle(100);
  vi.setSystemTime(Date.now() + 3_600_000);
  await settle(5_000);
  expect(opened()).toEqual([3, 3]);
});

test('a tab that is visible again reconnects at once and shows current odds', async () => {
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
  // The tab was never notified that the hubs were off.
  expect(JSON.stringify(tab.frames)).not.toContain('"off"');
  stage.fake.hub('lite').push('currentOdds', { eid: 1, ev: 99, sid: 1, m: [{ i: 100, v: 99, o: [{ n: 1, o: 3 }] }] });
  await settle(100);
  expect(odd(tab)).toBe(300);
});

test('a tab that is visible again within that time keeps its connections', async () => {
  const tab = await seen();
  look(tab, false);
  await settle(REST_MS - 100);
  look(tab, true);
  await settle(2 * REST_MS);
  expect(opened()).toEqual([1, 1]);
  expect(ended()).toEqual([false, false]);
  expect(status(tab)).toBe('on');
});

test('one visible tab keeps the connections of all tabs', async () => {
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

test('a tab shown and hidden again restarts the time until the disconnect', async () => {
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

test('a tab opened in the background is disconnected as well', async () => {
  stage.start(() => undefined).send({ type: 'visibility', visible: false });
  await settle(REST_MS + 1_000);
  expect(ended()).toEqual([true, true]);
});
