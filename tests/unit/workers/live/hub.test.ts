/** A hub's life (rule updates-15): first start tried every 5 s, off when all delays are spent, woken on demand. */
import type { ConnectionState } from '../../../../src/model/connection.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeList } from '../../../../src/domain/program/whole-list.ts';
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

test('both hubs on: on', async () => {
  await settle();
  expect(status()).toBe('on');
});

test('one hub reconnecting: connecting, then on', async () => {
  await settle();
  fake.hub('score').reconnecting();
  await settle();
  expect(status()).toBe('connecting');
  fake.hub('score').reconnected();
  await settle();
  expect(status()).toBe('on');
});

test('a refused first start is tried again every 5 s', async () => {
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

test('a tab that comes into sight does not wait for the next try of a first start', async () => {
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

test('off when all delays are spent, and on again when the player asks', async () => {
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

test('a tab that becomes visible wakes it', async () => {
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

test('a tab that comes into sight does not wait for the next try of a connection that broke', async () => {
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

test('a try that is under way, and a connection that is back, are left alone', async () => {
  await settle();
  fake.refusing = true;
  fake.hub('lite').reconnecting();
  for (let times = 0; times < 5; times += 1) look();
  // Not answered yet.
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

test('after a sleep both connections are replaced at once, and the old ones are not heard', async () => {
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
/** How often lists had been asked for when both hubs were lost. */
async function loseBoth(): Promise<number> {
  tab.watch({ kind: 'list', query: wholeList({ sportId: 1, scope: 'prematch', sort: 'league' }) }, 2);
  await settle(1_000);
  fake.hub('lite').reconnecting();
  fake.hub('score').reconnecting();
  return asked();
}

test('hubs that come back one after the other: lists are asked for once', async () => {
  const before = await loseBoth();
  fake.hub('lite').reconnected();
  await settle(400);
  expect(asked()).toBe(before);
  fake.hub('score').reconnected();
  await settle(1_000);
  expect(asked()).toBe(before + 1);
});

test('one of two hubs comes back: what it missed is asked for all the same', async () => {
  const before = await loseBoth();
  fake.hub('lite').reconnected();
  await settle(600);
  expect(asked()).toBe(before + 1);
});
