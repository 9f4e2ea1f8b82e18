/** Life cycle of a hub (rule updates-15): first start retried every 5 s, off after all delays, woken on demand. */
import type { ConnectionState } from '../../../../src/model/app-config.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unfilteredListQuery } from '../../../../src/domain/program/unfiltered-list-query.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../../support/fake-engine.ts';

let fake: FakeEngine;
let tab: FakeTab;

beforeEach(() => {
  vi.useFakeTimers();
  start(false);
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

function start(refusing: boolean): void {
  fake = startFakeEngine(() => [], new Map(), refusing);
  tab = new FakeTab(fake.engine);
  tab.watch({ kind: 'connection' });
}

const settle = (ms = 50): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const status = (): string | undefined => tab.value<ConnectionState>('state')?.status;

test('the connection is on when both hubs are on', async () => {
  await settle();
  expect(status()).toBe('on');
});

test('the connection is connecting while one hub reconnects, then on', async () => {
  await settle();
  fake.hub('score').reconnecting();
  await settle();
  expect(status()).toBe('connecting');
  fake.hub('score').reconnected();
  await settle();
  expect(status()).toBe('on');
});

test('a refused first start is retried every 5 s', async () => {
  fake.stop();
  start(true);
  await settle();
  expect(status()).toBe('connecting');
  expect(fake.hub('lite').starts).toBe(1);
  await settle(5_000);
  await settle(5_000);
  expect(fake.hub('lite').starts).toBe(3);
  fake.refusing = false;
  await settle(5_000);
  expect(status()).toBe('on');
  await settle(60_000);
  expect(fake.hub('lite').starts).toBe(4);
});

test('a tab that becomes visible retries a first start at once', async () => {
  fake.stop();
  start(true);
  await settle();
  fake.refusing = false;
  tab.send({ type: 'visibility', visible: false });
  tab.send({ type: 'visibility', visible: true });
  await settle();
  expect(status()).toBe('on');
  await settle(60_000);
  expect(fake.hub('lite').starts).toBe(2);
  expect(fake.hub('score').starts).toBe(2);
});

test('the connection is off after all delays, and on again when the player reconnects', async () => {
  await settle();
  fake.hub('lite').closed();
  await settle();
  expect(status()).toBe('off');
  await settle(120_000);
  expect(fake.hubs.lite).toHaveLength(1);
  await fake.engine.call('reconnect', null);
  await settle();
  expect(fake.hubs.lite).toHaveLength(2);
  expect(fake.hubs.score).toHaveLength(1);
  expect(status()).toBe('on');
});

test('a tab that becomes visible wakes a connection that is off', async () => {
  await settle();
  fake.hub('lite').closed();
  tab.send({ type: 'visibility', visible: false });
  tab.send({ type: 'visibility', visible: true });
  await settle();
  expect(status()).toBe('on');
});

const look = (): void => {
  tab.send({ type: 'visibility', visible: false });
  tab.send({ type: 'visibility', visible: true });
};

test('a tab that becomes visible replaces a broken connection at once', async () => {
  await settle();
  const old = fake.hub('lite');
  old.reconnecting();
  await settle();
  look();
  await settle();
  expect([fake.hubs.lite.length, fake.hubs.score.length]).toEqual([2, 1]);
  expect(old.ended).toBe(true);
  expect(status()).toBe('on');
});

test('an attempt in flight and a restored connection are not replaced by a visible tab', async () => {
  await settle();
  fake.refusing = true;
  fake.hub('lite').reconnecting();
  for (let times = 0; times < 5; times += 1) look();
  // The attempt has no response yet.
  expect([fake.hubs.lite.length, fake.hub('lite').starts]).toEqual([2, 1]);
  fake.refusing = false;
  await settle(5_100);
  expect(status()).toBe('on');
  fake.hub('score').reconnecting();
  fake.hub('score').reconnected();
  look();
  await settle();
  expect([fake.hubs.lite.length, fake.hubs.score.length]).toEqual([2, 1]);
});

test('after a sleep both connections are replaced at once, and events of the old ones are ignored', async () => {
  await settle();
  const old = fake.hub('lite');
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await settle(5_000);
  expect(fake.hubs.lite).toHaveLength(2);
  expect(fake.hubs.score).toHaveLength(2);
  old.closed();
  await settle();
  expect(status()).toBe('on');
});

const asked = (): number => fake.requests.filter((request) => request.includes('/events?')).length;
/** Number of list requests at the time when both hubs were lost. */
async function loseBoth(): Promise<number> {
  tab.watch({ kind: 'list', query: unfilteredListQuery({ sportId: 1, scope: 'prematch', sort: 'league' }) }, 2);
  await settle(1_000);
  fake.hub('lite').reconnecting();
  fake.hub('score').reconnecting();
  return asked();
}

test('hubs that reconnect one after the other cause one request per list', async () => {
  const before = await loseBoth();
  fake.hub('lite').reconnected();
  await settle(400);
  expect(asked()).toBe(before);
  fake.hub('score').reconnected();
  await settle(1_000);
  expect(asked()).toBe(before + 1);
});

test('a single hub that reconnects has its missed data requested', async () => {
  const before = await loseBoth();
  fake.hub('lite').reconnected();
  await settle(600);
  expect(asked()).toBe(before + 1);
});
