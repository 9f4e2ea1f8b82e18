/** The engine as a whole: a write by one tab invalidates data in every tab. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productDefaultTiming } from '../../../src/contract/environment.ts';
import { PROTOCOL } from '../../../src/contract/port/protocol.ts';
import type { Subject } from '../../../src/contract/services/call.ts';
import { type FakeEngine, FakeTab, startFakeEngine } from '../../support/fake-engine.ts';
import { tokensOf } from '../../support/cookie-jar.ts';
import { type WireCoupon, wireCoupon, wireCouponPage } from '../../support/wire-coupon.ts';

let fake: FakeEngine;
let tabs: FakeTab[];
let pending: WireCoupon[];

beforeEach(async () => {
  vi.useFakeTimers();
  pending = [];
  fake = startFakeEngine((path) => (path.startsWith('wager/played') ? wireCouponPage(pending) : null));
  tabs = [new FakeTab(fake.engine, 'a', true, tokensOf('7')), new FakeTab(fake.engine, 'b', true, tokensOf('7'))];
  for (const tab of tabs) tab.watch({ kind: 'generations' });
  // The part that follows coupons is loaded with the session in real time; its first poll belongs to no test.
  await vi.waitFor(() => expect(looks()).toBeGreaterThan(0), { interval: 10, timeout: 10_000 });
  await settle();
});
afterEach(() => {
  fake.stop();
  vi.useRealTimers();
});

const settle = (ms = 5_000): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const counts = (subject: Subject): (number | undefined)[] =>
  tabs.map((tab) => tab.value<{ count: number }>(subject)?.count);
/** Prefetched lists have another page size. */
const looks = (): number =>
  fake.requests.filter((request) => /played-betslips-and-pendings.*limit=50/.test(request)).length;

test('a write invalidates its subjects in every tab, and nothing else', async () => {
  const [before = 0] = counts('coupons');
  const [saved] = counts('savedSlips');
  expect(await fake.engine.call('write', { name: 'moveToArchive', input: { parameters: { id: 'k1' } } })).toMatchObject(
    {
      ok: true,
    },
  );
  await settle();
  expect(counts('coupons')).toEqual([before + 1, before + 1]);
  expect(counts('savedSlips')).toEqual([saved, saved]);
});

test('a coupon changed by the player is polled at once', async () => {
  const before = looks();
  await fake.engine.call('write', { name: 'removeCoupon', input: { parameters: { id: 'k1' } } });
  // A call waits until its player is registered on the device, whose database is loaded first.
  await vi.waitFor(() => expect(looks()).toBe(before + 1), { interval: 10, timeout: 10_000 });
});

test('pending coupons are polled once a minute while no tab is visible and the hubs are disconnected (updates-21)', async () => {
  pending = [wireCoupon()];
  await settle(productDefaultTiming.reconcileMs);
  for (const tab of tabs) tab.send({ type: 'visibility', visible: false });
  await settle(productDefaultTiming.hubRestMs + 1_000);
  expect([fake.hub('lite').ended, fake.hub('score').ended]).toEqual([true, true]);
  const before = looks();
  await settle(productDefaultTiming.reconcileMs);
  expect(looks()).toBe(before + 1);
  await settle(productDefaultTiming.reconcileMs);
  expect(looks()).toBe(before + 2);
  expect(fake.hubs.lite).toHaveLength(1);
});

test('a member without a pending coupon requests nothing while no tab is visible, and is polled again when one is (updates-21)', async () => {
  for (const tab of tabs) tab.send({ type: 'visibility', visible: false });
  await settle(productDefaultTiming.hubRestMs + productDefaultTiming.reconcileMs);
  const before = fake.requests.length;
  await settle(5 * productDefaultTiming.reconcileMs);
  expect(fake.requests.slice(before)).toEqual([]);
  const polled = looks();
  tabs[0]?.send({ type: 'visibility', visible: true });
  await settle(productDefaultTiming.reconcileMs);
  expect(looks()).toBeGreaterThan(polled);
});

test('a response has the invalidation counter at its request', async () => {
  const read = () =>
    fake.engine.call('read', { name: 'getPlayedBetslips', input: { query: { page: '1', limit: '10' } } });
  const [before] = counts('coupons');
  expect(await read()).toMatchObject({ value: { about: { subject: 'coupons', generation: before } } });
  await fake.engine.call('write', { name: 'moveToArchive', input: { parameters: { id: 'k1' } } });
  expect(await read()).toMatchObject({ value: { about: { generation: (before ?? 0) + 1 } } });
});

test('a tab with another protocol version is refused as outdated', () => {
  const hello = { build: 'x', tabId: 'c', visible: true, platform: 'web', tokens: null, deviceId: 'd' } as const;
  const port = { postMessage: () => undefined, onmessage: null, close: () => undefined };
  expect(fake.engine.hello({ ...hello, protocol: PROTOCOL + 1 }, port)).toEqual({
    ok: false,
    failure: { kind: 'outdated' },
  });
});
