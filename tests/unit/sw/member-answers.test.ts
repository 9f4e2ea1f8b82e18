/** Coupons through the service worker: the network first, and then what this player was told before. */
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { networkFirst, type NetworkEdges } from '../../../sw/answers/network-first.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import { type MemberCopies, openMemberCopies } from '../../../src/storage/member/member-copies.ts';
import { type DeviceStore, openDeviceStore } from '../../../src/storage/device/device-database.ts';
import { queueLocks } from '../../support/queue-locks.ts';
import { wireCoupon, wireCouponPage } from '../../support/wire-coupon.ts';

const NOW = 1_800_000_000;
const FRESH = JSON.stringify({ isSuccess: true, data: wireCouponPage([wireCoupon({ pd: 1 })]) });
let device: DeviceStore;
let copies: MemberCopies;
let edges: NetworkEdges;
let work: Promise<unknown>[];

const ask = (access = 'a1'): Request =>
  new Request('https://tribun.test/api/wager/played-betslips-and-pendings?status=-1', {
    headers: { Authorization: `Bearer ${access}` },
  });
const serve = (body: string, status = 200): void => {
  edges.fetch = async () => new Response(body, { status });
};
const settle = async (): Promise<void> => {
  for (let done = 0; done < work.length; done += 1) await work[done];
};

beforeEach(async () => {
  device = openDeviceStore();
  copies = openMemberCopies({ device, locks: queueLocks(), now: () => NOW });
  await copies.register('a1', '7');
  work = [];
  edges = {
    copies,
    slow: new Set(),
    fetch: () => Promise.reject(new TypeError('no network')),
    now: () => NOW,
    wait: () => new Promise(() => {}),
    extend: (promise) => work.push(promise),
  };
});
afterEach(async () => {
  copies.close();
  device.close();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

describe("a player's list", () => {
  const keepOne = async (): Promise<void> => {
    serve(FRESH);
    await networkFirst(ask(), edges);
    await settle();
  };

  test('comes from the network without an age, and without one from its copy, which says it', async () => {
    serve(FRESH);
    expect((await networkFirst(ask(), edges)).headers.has(STORED_AT_HEADER)).toBe(false);
    await settle();
    edges.fetch = () => Promise.reject(new TypeError('no network'));
    const copy = await networkFirst(ask(), edges);
    expect(await copy.text()).toBe(FRESH);
    expect(copy.headers.get(STORED_AT_HEADER)).toBe(String(NOW));
  });

  test('comes from its copy when a gateway answers, or nobody for too long', async () => {
    await keepOne();
    serve('down', 503);
    expect((await networkFirst(ask(), edges)).headers.has(STORED_AT_HEADER)).toBe(true);
    edges.fetch = () => new Promise(() => {});
    edges.wait = async () => {};
    expect((await networkFirst(ask(), edges)).headers.has(STORED_AT_HEADER)).toBe(true);
  });

  test.each([401, 403, 404])('a %i is an answer: the copy stays where it is', async (status) => {
    await keepOne();
    serve('{"isSuccess":false}', status);
    expect((await networkFirst(ask(), edges)).status).toBe(status);
  });

  test("is nobody else's", async () => {
    await keepOne();
    edges.fetch = () => Promise.reject(new TypeError('no network'));
    expect((await networkFirst(ask('b1'), edges)).type).toBe('error');
  });

  test('that arrives after the sign-out is kept nowhere', async () => {
    let arrive: (response: Response) => void = () => {};
    edges.fetch = () => new Promise((resolve) => (arrive = resolve));
    const pending = networkFirst(ask(), edges);
    await copies.forget('7');
    arrive(new Response(FRESH));
    await pending;
    await settle();
    expect((await Dexie.getDatabaseNames()).filter((name) => name.startsWith('tribun-coupons-'))).toEqual([]);
  });

  test('is answered also where nothing can be kept', async () => {
    edges.copies = { read: async () => undefined, keep: async () => false };
    serve(FRESH);
    expect(await (await networkFirst(ask(), edges)).text()).toBe(FRESH);
  });
});
